/** A drawing as a picture to keep or to send. */

/** Pixels along the longer side. */
const SIDE = 2400;
const PAPER = '#F4F0E4';

/** The drawing with a size of its own, which browsers want of a picture; as it comes it takes the width of a page. */
export function sized(svg: string): { readonly svg: string; readonly width: number; readonly height: number } {
  const [, , across = 1, down = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 1 1').split(/\s+/).map(Number);
  const scale = SIDE / Math.max(across, down);
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const head = /^<svg[^>]*>/.exec(svg)?.[0] ?? '<svg>';
  const fresh = head.replace(/ (width|height|style)="[^"]*"/g, '').replace('<svg', `<svg width="${width}" height="${height}"`);
  return { svg: svg.replace(head, fresh), width, height };
}

/** Paints a drawing on paper. */
export async function png(drawing: string): Promise<Blob> {
  const { svg, width, height } = sized(drawing);
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, width, height);
    pen.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Opens a download. */
export function save(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Whether this browser can send a picture to other programs. */
export const maySend = (file: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
