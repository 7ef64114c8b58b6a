/** What is read from the start, in English: the shell, and what the lobby says of each game. */
const found = import.meta.glob<string>(['$bastide/text/en.ftl', '$bastide/games/*/words/lobby.en.ftl'], { query: '?raw', import: 'default', eager: true });

export default Object.values(found);
