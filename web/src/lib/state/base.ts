/** What all addresses of this server begin with: nothing, or `/bastide` where it stands beneath a path of its site. */
export const base = document.documentElement.dataset.base ?? '';

/** The address of a page as the router knows it. */
export const within = (path: string): string => (path.startsWith(`${base}/`) ? path.slice(base.length) : path === base ? '/' : path);
