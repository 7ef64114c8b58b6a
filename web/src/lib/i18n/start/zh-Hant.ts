/** What is read from the start, in Chinese: the shell, and what the lobby says of each game. */
const found = import.meta.glob<string>(['$bastide/text/zh-Hant.ftl', '$bastide/games/*/words/lobby.zh-Hant.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(found);
