// The harbour in a browser: a quay for each seat, the bag and the market. Everything that may be done is done by
// pointing at it, with the mouse or with Tab or the arrow keys and Enter.

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 640;
const QUAY = 80;
const CRATE = 24;
const BAG_AT = 70;
const MARKET_AT = 300;
const BUOY_AT = 590;
const HAND_AT = 110;
const STORE_AT = 330;
const INKS = { red: '#b4432f', green: '#4f7a3a', blue: '#2f5d8a' };
const CLOSED = '#8a7a5f';
const PAPER = '#f4eedd';
const INK = '#3a3226';
const MAY = '#e08a00';

/** Shows the board in an element of the page. */
export function mount(element, context) {
  let now = context;
  const svg = element.appendChild(node('svg', { role: 'group', tabindex: -1, width: '100%', height: '100%', fill: INK, stroke: INK, 'font-size': 18 }));

  /** Draws everything anew; who was somewhere with the keyboard stays there, or comes near it. */
  function draw() {
    const { activeElement: focused } = document;
    const here = svg.contains(focused);
    svg.setAttribute('viewBox', `0 0 ${WIDTH} ${QUAY * (now.view.players + 1)}`);
    svg.setAttribute('aria-label', now.t('lobby-game-harbour'));
    svg.replaceChildren(node('rect', { width: '100%', height: '100%', fill: PAPER, stroke: 'none' }), ...drawing(now));
    if (here) (places(svg).find((place) => place.dataset.action === focused.dataset.action) ?? places(svg)[0] ?? svg).focus();
  }

  function click(event) {
    const place = event.target.closest('[data-action], [data-why]');
    if (place?.dataset.action) now.stage(place.dataset.action);
    else if (place) now.explain(place.dataset.why);
  }

  function key(event) {
    const all = places(svg);
    const at = all.indexOf(event.target);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at < 0 || !(step || event.key === 'Enter' || event.key === ' ')) return;
    event.preventDefault();
    if (step) all[(at + step + all.length) % all.length].focus();
    else now.stage(event.target.dataset.action);
  }

  svg.addEventListener('click', click);
  svg.addEventListener('keydown', key);
  draw();
  return {
    update(next) {
      now = next;
      draw();
    },
    destroy() {
      svg.remove();
    },
  };
}

const places = (svg) => [...svg.querySelectorAll('[data-action]')];

function node(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const crate = (x, y, fill, more = {}) => node('rect', { x, y: y - CRATE / 2, width: CRATE, height: CRATE, rx: 3, fill, ...more });
const write = (x, y, text, more = {}) => node('text', { x, y: y + 6, 'text-anchor': 'middle', stroke: 'none', ...more }, String(text));

const may = (context, kind, good) => context.legal.find(({ fields }) => fields.kind === kind && fields.good === good);

/** Shapes that are pointed at for an action, if it may be done now; what it is called is told to who cannot see it. */
function place(context, action, ...shapes) {
  if (!action) return node('g', {}, ...shapes);
  const staged = action.text === context.staged;
  const button = { role: 'button', tabindex: 0, cursor: 'pointer', 'aria-label': action.words, 'aria-pressed': staged, 'data-action': action.text };
  const light = { stroke: MAY, 'stroke-width': staged || action.text === context.hint ? 5 : 2 };
  return node('g', { ...button, ...light }, node('title', {}, action.words), ...shapes);
}

function drawing(context) {
  const { view } = context;
  return [bag(context), market(context), buoy(context), ...view.seats.flatMap((_, seat) => quay(context, seat))];
}

/** The bag: work draws from it. Where that is not possible, it says why. */
function bag(context) {
  const { view, t } = context;
  const y = QUAY / 2;
  const work = may(context, 'work');
  const drawn = place(context, work, node('circle', { cx: BAG_AT, cy: y, r: 26, fill: CLOSED }));
  if (!work) drawn.append(node('title', {}, t('harbour-ui-bag', { count: view.bag })));
  if (!work && context.legal.length > 0) drawn.setAttribute('data-why', 'work');
  return node('g', {}, drawn, write(BAG_AT + 44, y, view.bag));
}

/** The good on sale, the prices that may be named, and what the next seat may say to it. */
function market(context) {
  const { sale } = context.view;
  const y = QUAY / 2;
  const tags = context.legal.filter(({ fields }) => ['price', 'tax', 'waive'].includes(fields.kind));
  const wide = sale?.price ? 110 : 60;
  const tag = (action, at) => {
    const x = MARKET_AT + at * (wide + 10);
    const paper = node('rect', { x: x - wide / 2, y: y - 17, width: wide, height: 34, fill: PAPER });
    return place(context, action, paper, write(x, y, action.fields.points ?? action.words, { 'font-size': 15 }));
  };
  return node(
    'g',
    {},
    ...(sale ? [crate(MARKET_AT - 110, y, INKS[sale.good] ?? CLOSED)] : []),
    ...(sale?.price ? [write(MARKET_AT - 72, y, sale.price)] : []),
    ...tags.map(tag),
  );
}

/** The buoy that one passes at the end of a turn. */
function buoy(context) {
  const y = QUAY / 2;
  return place(context, may(context, 'end'), node('path', { d: `M${BUOY_AT} ${y - 26}l20 46h-40z`, fill: PAPER }));
}

/** The quay of a seat: goods in hand, each to be sold; the store, with room for each that may be stored; the points. */
function quay(context, seat) {
  const { view, names, t } = context;
  const { hand, store, in_hand: held, stored, score } = view.seats[seat];
  const y = QUAY * (seat + 1) + QUAY / 2;
  const onTurn = seat === view.seat && view.current >= 0;
  const goods = (counts, closed) => (counts ? Object.entries(counts).flatMap(([good, count]) => Array(count).fill(good)) : Array(closed).fill(''));
  const [inHand, inStore] = [goods(hand, held), goods(store, stored)];
  const lies = (from) => (good, at, more) => crate(from + at * (CRATE + 5), y, INKS[good] ?? CLOSED, more);
  const sold = (good, at) => (onTurn && inHand.indexOf(good) === at ? may(context, 'sell', good) : undefined);
  const rooms = onTurn ? context.legal.filter(({ fields }) => fields.kind === 'store') : [];
  const room = ({ fields }, at) => lies(STORE_AT)(fields.good, inStore.length + at, { 'fill-opacity': 0.25, 'stroke-dasharray': '4 3' });
  return node(
    'g',
    { role: 'group', 'aria-label': t('harbour-ui-quay', { name: names[seat] ?? '', points: score, hand: held, stored }) },
    node('path', { d: `M0 ${y - QUAY / 2}h${WIDTH}` }),
    node('circle', { cx: 50, cy: y, r: 20, fill: onTurn ? INK : 'none' }),
    write(50, y, seat + 1, { fill: onTurn ? PAPER : INK }),
    ...inHand.map((good, at) => place(context, sold(good, at), lies(HAND_AT)(good, at))),
    ...inStore.map((good, at) => lies(STORE_AT)(good, at)),
    ...rooms.map((action, at) => place(context, action, room(action, at))),
    write(BUOY_AT, y, score, { 'font-weight': 'bold' }),
  );
}
