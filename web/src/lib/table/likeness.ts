/** A picture of a thing that lies on the page, to be shown elsewhere: as it looks there, and nothing that can be used. */

/** A thing of more parts than this keeps only what its classes give it. */
const PARTS = 240;
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'color',
  'display',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;
/** What a part of the page has besides. */
const LAYOUT = [
  'background-color',
  'background-image',
  'border',
  'border-radius',
  'box-shadow',
  'box-sizing',
  'padding',
  'margin',
  'width',
  'height',
  'position',
  'left',
  'top',
  'grid-template-columns',
  'grid-template-rows',
  'gap',
  'align-items',
  'justify-content',
  'justify-items',
  'line-height',
  'text-align',
] as const;
const SVG = 'http://www.w3.org/2000/svg';

export function likeness(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  dress(element, copy);
  return element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement) ? framed(element, copy) : scaled(element as HTMLElement, copy);
}

/** Gives a copy the looks of its original, and takes away what makes it something to be used or found. */
function dress(element: Element, copy: Element): void {
  const from = [element, ...element.querySelectorAll('*')];
  const to = [copy, ...copy.querySelectorAll('*')];
  to.forEach((part, i) => {
    for (const { name } of [...part.attributes]) if (/^(data-|aria-|role$|tabindex$|id$|style$)/.test(name)) part.removeAttribute(name);
    if (from.length > PARTS || !(part instanceof SVGElement || part instanceof HTMLElement)) return;
    const looks = getComputedStyle(from[i]!);
    const names = part instanceof SVGElement && part.localName !== 'svg' ? LOOKS : [...LOOKS, ...LAYOUT];
    for (const name of names) part.style.setProperty(name, looks.getPropertyValue(name));
    // what lies at the end is unseen until this has arrived; this is not
    if (i > 0) part.style.opacity = looks.opacity;
    part.style.animation = 'none';
    part.style.transition = 'none';
  });
}

/** A part of a drawing in a frame of its own, turned and scaled as it lies in its sheet. */
function framed(element: SVGGraphicsElement, copy: Element): Element {
  const frame = document.createElementNS(SVG, 'svg');
  const group = document.createElementNS(SVG, 'g');
  const inner = element.getBBox();
  const box = element.getBoundingClientRect();
  const matrix = element.getScreenCTM();
  copy.removeAttribute('transform');
  (copy as SVGElement).style.transform = 'none';
  group.append(copy);
  frame.append(group);
  // the place in the window may be scaled once more by the page around the sheet: what counts is the box it fills
  const { a = 1, b = 0, c = 0, d = 1 } = matrix ?? {};
  const across = Math.abs(a) * inner.width + Math.abs(c) * inner.height;
  const down = Math.abs(b) * inner.width + Math.abs(d) * inner.height;
  const k = Math.min(box.width / (across || 1), box.height / (down || 1));
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  group.setAttribute('transform', `matrix(${a * k} ${b * k} ${c * k} ${d * k} 0 0) translate(${-x} ${-y})`);
  frame.setAttribute('viewBox', `${-box.width / 2} ${-box.height / 2} ${box.width} ${box.height}`);
  return frame;
}

/** A part of the page at the size in which it is seen there. */
function scaled(element: HTMLElement, copy: Element): Element {
  const frame = document.createElement('div');
  const width = element.offsetWidth ?? 0;
  const part = copy as HTMLElement;
  part.style.position = 'static';
  part.style.margin = '0';
  if (width > 0) {
    part.style.transform = `scale(${element.getBoundingClientRect().width / width})`;
    part.style.transformOrigin = '0 0';
  }
  frame.append(part);
  return frame;
}
