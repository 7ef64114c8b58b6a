/** How the list of tables stood when one left it; whoever comes back by the browser's own button finds it so. */
export const left = { game: '', top: 0 };
