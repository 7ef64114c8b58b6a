/** Icons: pen strokes on 20 × 20. */
export const ICONS = {
  sun: '<circle cx="10" cy="10" r="3.6"/><path d="M10,1.5v3M10,15.5v3M1.5,10h3M15.5,10h3M4,4l2,2M14,14l2,2M16,4l-2,2M6,14l-2,2"/>',
  moon: '<path d="M15.5,12.5A7,7 0 1 1 8,3.5A5.6,5.6 0 0 0 15.5,12.5Z"/>',
  undo: '<path d="M7.5,4L3.5,8L7.5,12M3.5,8H12A4.5,4.5 0 0 1 12,17H8"/>',
  rotl: '<path d="M5,3v4.5h4.5M5.3,7.3A6.4,6.4 0 1 1 4,12"/>',
  rotr: '<path d="M15,3v4.5h-4.5M14.7,7.3A6.4,6.4 0 1 0 16,12"/>',
  check: '<path d="M3.5,10.5L8,15L16.5,5"/>',
  link: '<path d="M8,12l4,-4M7,9L4.5,11.5a2.8,2.8 0 0 0 4,4L11,13M9,7l2.5,-2.5a2.8,2.8 0 0 1 4,4L13,11"/>',
  eye: '<path d="M1.5,10C5,4.5 15,4.5 18.5,10C15,15.5 5,15.5 1.5,10Z"/><circle cx="10" cy="10" r="2.4"/>',
  bot: '<path d="M4,8h12v8H4ZM10,8V4M10,4h.1M7.5,12h.1M12.5,12h.1M7.5,14.5h5"/>',
  clock: '<circle cx="10" cy="10" r="7"/><path d="M10,5.5V10l3,2"/>',
  search: '<circle cx="8.5" cy="8.5" r="5"/><path d="M12.5,12.5L17,17"/>',
  plus: '<path d="M10,4v12M4,10h12"/>',
  minus: '<path d="M4,10h12"/>',
  hint: '<path d="M7,14.5h6M8,17h4M7.2,12.5C3.5,9 5.5,3 10,3S16.5,9 12.8,12.5Z"/>',
  plan: '<path d="M10,3L5,17M10,3l5,14M6.8,12h6.4"/>',
  layers: '<path d="M10,3L18,7.5L10,12L2,7.5ZM2,12l8,4.5L18,12"/>',
  more: '<path d="M3,6h14M3,10h14M3,14h14"/>',
  none: '<path d="M5,5L15,15M15,5L5,15"/>',
  lock: '<path d="M5,9h10v8H5ZM7,9V6.5a3,3 0 0 1 6,0V9"/>',
  fit: '<path d="M3,7V3H7M13,3h4V7M17,13v4H13M7,17H3V13"/>',
  gear: '<circle cx="10" cy="10" r="2.6"/><path d="M10,2.5v3M10,14.5v3M2.5,10h3M14.5,10h3M4.7,4.7l2.1,2.1M13.2,13.2l2.1,2.1M15.3,4.7l-2.1,2.1M6.8,13.2l-2.1,2.1"/>',
  help: '<path d="M7,7.5A3,3 0 1 1 10,10.6V12M10,15.5v.1"/>',
  first: '<path d="M5,4v12M15.5,4L8,10l7.5,6Z"/>',
  back: '<path d="M13,4L6,10l7,6"/>',
  next: '<path d="M7,4l7,6l-7,6"/>',
  last: '<path d="M15,4v12M4.5,4L12,10l-7.5,6Z"/>',
  play: '<path d="M6,3.5L16,10L6,16.5Z"/>',
  pause: '<path d="M6.5,4v12M13.5,4v12"/>',
  chat: '<path d="M3,4h14v9H9l-4,4V13H3Z"/>',
  leave: '<path d="M11,3H4v14h7M8,10h9M14,7l3,3l-3,3"/>',
  down: '<path d="M10,3v10M6,9.5l4,4l4,-4M4,17h12"/>',
  up: '<path d="M10,14V4M6,7.5l4,-4l4,4M4,17h12"/>',
  again: '<path d="M15,3v4.5h-4.5M14.7,7.3A6.4,6.4 0 1 0 16,12"/>',
  people: '<circle cx="7" cy="7" r="2.8"/><path d="M2,16.5c0,-4 2,-5.5 5,-5.5s5,1.5 5,5.5"/><path d="M12.5,4.6a2.8,2.8 0 0 1 0,4.9M14,11.4c2.6,.4 4,2 4,5.1"/>',
  die: '<path d="M4,4h12v12H4ZM7.4,7.4h.1M12.5,12.5h.1M10,10h.1"/>',
} as const;
export type IconName = keyof typeof ICONS;

/** The house sign, 32 × 32: the plan of a bastide, streets ruled around an open square. */
export const SIGN =
  '<path d="M2,6L6,2H26L30,6V26L26,30H6L2,26Z" fill="none" stroke="currentColor" stroke-width="2"/><g fill="currentColor"><path d="M6,6h5v5H6zM13.5,6h5v5h-5zM21,6h5v5h-5zM6,13.5h5v5H6zM21,13.5h5v5h-5zM6,21h5v5H6zM13.5,21h5v5h-5zM21,21h5v5h-5z"/></g><path d="M16,13.5v5M13.5,16h5" stroke="var(--may)" stroke-width="1.6"/>';
