import type { Page } from './page.ts'

/** The first page. */

const DOORS = [
  ['app/index.html#/practice/baccarat', 'Baccarat', 'Play a practice table in your browser'],
  ['app/index.html#/practice/roulette', 'Roulette', 'Bet on the layout and check the spin'],
  ['app/index.html#/practice/snake-eyes', 'Snake Eyes', 'Take the dice'],
  [
    'app/index.html#/practice/lunar-poker',
    'Lunar Poker',
    'The game that was said to be incalculable',
  ],
  ['app/index.html#/odds', 'Odds', 'The exact odds of every bet'],
  ['rules/index.html', 'Rules', 'Every clause, what we did about it, and the proof'],
  ['docs/index.html', 'Documentation', 'Run a house, write a client, check a log'],
] as const

export const START: Page = {
  path: 'index.html',
  title: 'The rules of casino table games, executable',
  html: `<h1>The rules of casino table games, executable</h1>
<p class="lead">Eight published rule books in code. Every ruling cites its clause, every round can be replayed, every
shuffle verified, and the odds of every bet are exact. Rules, documentation and search also open from a folder on your disk. Practice tables and
odds need a web server, any will do, and then work offline.</p>
<ul class="doors">${DOORS.map(
    ([to, name, says]) => `<li><a href="${to}"><strong>${name}</strong>${says}</a></li>`,
  ).join('\n')}</ul>`,
  found: [],
}
