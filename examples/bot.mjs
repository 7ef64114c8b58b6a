#!/usr/bin/env node
// A bot for every game: `process:examples/bot.mjs`, or at a seat of a server: `bot.mjs ADDRESS TABLE TOKEN`.
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const [address, table, token] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}` };

async function say(line) {
  if (!address) return console.log(JSON.stringify(line));
  const answer = await fetch(`${address}/api/bot/game/${table}`, { method: 'POST', headers, body: JSON.stringify(line) });
  if (!answer.ok) console.error(await answer.text()); // the state has changed meanwhile: the next one is on its way
}

async function events() {
  if (!address) return process.stdin;
  return Readable.fromWeb((await fetch(`${address}/api/bot/game/stream/${table}`, { headers })).body);
}

let me;
for await (const line of createInterface({ input: await events() })) {
  if (!line.trim()) continue;
  const event = JSON.parse(line);
  if (event.type === 'gameFull') me = event.seat;
  const state = event.state ?? event;
  if (!state.yours) continue;
  const points = (legal) => (legal.preview.changes?.[me]?.points ?? 0) + Math.random() / 2; // among equals any
  const best = state.legal.map((legal) => [points(legal), legal.text]).sort((a, b) => b[0] - a[0])[0][1];
  await say({ type: 'move', action: best, seq: state.seq });
}
