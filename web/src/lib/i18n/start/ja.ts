/** What is read from the start, in Japanese: the shell, and what the lobby says of each game. */
const found = import.meta.glob<string>(['$bastide/text/ja.ftl', '$bastide/games/*/words/lobby.ja.ftl'], { query: '?raw', import: 'default', eager: true });

export default Object.values(found);
