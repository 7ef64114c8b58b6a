// Newgame in a browser: deck and pile, and a row of cards for each seat. What may be done is done by pointing at it,
// with the mouse or with Tab and Enter.

const SVG = 'http://www.w3.org/2000/svg';
const [ROW, PAPER, INK, BACK, MAY] = [70, '#f4eedd', '#3a3226', '#8a7a5f', '#a35d00'];

/** Shows the board in an element of the page. */
export function mount(element, context) {
  let now = context;
  const svg = element.appendChild(node('svg', { role: 'group', width: '100%', height: '100%', 'font-size': 18, fill: INK }));

  function draw() {
    const focused = document.activeElement?.closest?.('[data-action]')?.dataset.action;
    svg.setAttribute('viewBox', `0 0 640 ${ROW * (now.view.players + 1)}`);
    svg.setAttribute('aria-label', now.t('lobby-game-newgame'));
    svg.replaceChildren(node('rect', { width: '100%', height: '100%', fill: PAPER }), table(now), ...now.view.seats.map((_, seat) => row(now, seat)));
    if (focused) (svg.querySelector(`[data-action="${focused}"]`) ?? svg.querySelector('[data-action]'))?.focus();
  }

  const choose = (event) => {
    const place = event.target.closest('[data-action]');
    if (!place || (event.type === 'keydown' && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    now.stage(place.dataset.action);
  };
  svg.addEventListener('click', choose);
  svg.addEventListener('keydown', choose);
  draw();
  return {
    update(next) {
      now = next;
      draw();
    },
    destroy: () => svg.remove(),
  };
}

function node(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const write = (x, y, text) => node('text', { x, y: y + 6, 'text-anchor': 'middle', 'pointer-events': 'none' }, String(text));
const may = (context, kind, value) => context.legal.find(({ fields }) => fields.kind === kind && fields.value === value);

/** A card, face up or (without a value) face down; it is pointed at for an action, if that may be done now. */
function card(context, x, y, face, fill, action) {
  const chosen = action && (action.text === context.staged || action.text === context.hint);
  const button = action ? { role: 'button', tabindex: 0, cursor: 'pointer', 'aria-label': action.words, 'data-action': action.text } : {};
  const line = { stroke: action ? MAY : INK, 'stroke-width': chosen ? 5 : action ? 3 : 1 };
  const paper = node('rect', { x: x - 16, y: y - 24, width: 32, height: 48, rx: 4, fill, ...line });
  return node('g', {}, node('g', button, paper), write(x, y, face));
}

/** Deck and pile. */
function table(context) {
  const { deck, top } = context.view;
  const label = `${context.t('newgame-ui-deck', { count: deck })}, ${context.t('newgame-ui-pile', { value: top })}`;
  const cards = [card(context, 60, ROW / 2, deck, '#fff', may(context, 'draw')), card(context, 120, ROW / 2, top || '', top ? '#fff' : PAPER)];
  return node('g', { role: 'group', 'aria-label': label }, ...cards);
}

/** The cards of a seat. */
function row(context, seat) {
  const { view, names, t } = context;
  const { hand, cards, score } = view.seats[seat];
  const y = ROW * (seat + 1) + ROW / 2;
  const held = hand ? hand.flatMap((count, at) => Array(count).fill(at + 1)) : Array(cards).fill('');
  const playable = (value, at) => (view.current === seat && held.indexOf(value) === at ? may(context, 'play', value) : undefined);
  return node(
    'g',
    { role: 'group', 'aria-label': t('newgame-ui-seat', { name: names[seat] ?? '', points: score, cards }) },
    write(50, y, `${view.current === seat ? '▸ ' : ''}${score}`),
    ...held.map((value, at) => card(context, 110 + 38 * at, y, value, value ? '#fff' : BACK, playable(value, at))),
  );
}
