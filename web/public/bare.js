// What stands on a page that did not come up; fetched only then, and written for browsers that cannot read the rest.
(function () {
  var app = document.getElementById('app');
  if (!app || app.firstChild || document.getElementById('bare')) return;
  var bare = document.createElement('div');
  bare.id = 'bare';
  bare.style.cssText = 'max-width: 34em; margin: 16vh auto; padding: 0 20px; font: 18px/1.6 sans-serif';
  var said = [
    [
      'en',
      'The page has not come up. ',
      'Load it again',
      'If that does not help, this browser may be too old: Bastide needs Chrome or Edge 109, Firefox 121, Safari 16.4, or later ones.',
    ],
    ['zh-Hant', '頁面沒有顯示出來。', '重新載入', '如果沒有用，可能是瀏覽器太舊：Bastide 需要 Chrome 或 Edge 109、Firefox 121、Safari 16.4，或更新的版本。'],
    [
      'ja',
      'ページを表示できませんでした。',
      'もう一度読み込む',
      'それでも表示されないときは、ブラウザーが古いのかもしれません。Bastide には Chrome・Edge 109、Firefox 121、Safari 16.4 以降が必要です。',
    ],
  ];
  for (var i = 0; i < said.length; i++) {
    var line = document.createElement('p');
    line.lang = said[i][0];
    line.style.margin = '0 0 12px';
    line.appendChild(document.createTextNode(said[i][1]));
    var again = document.createElement('a');
    again.href = location.href;
    again.appendChild(document.createTextNode(said[i][2]));
    line.appendChild(again);
    line.appendChild(document.createTextNode(said[i][0] === 'en' ? '. ' + said[i][3] : '。' + said[i][3]));
    bare.appendChild(line);
  }
  document.body.appendChild(bare);
  var look = setInterval(function () {
    if (!app.firstChild) return;
    clearInterval(look);
    document.body.removeChild(bare); // it came after all
  }, 500);
})();
