import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import { Tables } from './tables.ts'

const HELP = `
Reads one JSON object per line and answers each with one line of JSON.

  {"reset": {"game": "roulette", "players": 2, "seed": "7"}}
      Opens a table. Also: "book", "elections", "rounds" (default 1), "stakes" (sizes in cents to
      list in "legal"; the default is the smallest amount that the table takes), "tables" (see below).
      "session": {"startingChips", "minimum", "maximum", "increment", "rounds", "passCards",
      "secretCards"} opens a session of a tournament at roulette or baccarat instead; {} takes the
      defaults. Players act in turn, and "returns" counts tournament chips.
  {"act": {"does": "wager", "on": "red", "chips": 500}}
      The player to move acts. {"does": "done"} ends the player's betting. Any amount that the
      rules allow is accepted, also one that "legal" does not list.
  {"chance": "17"}     The result that comes: a card, a spin or a roll. {"sample": true} draws from the seed instead.
  {"undo": true}       Undoes the last step.
  {"clone": true}      Copies the position; the answer has its "id". Lines without an "id" are about
                       the table of the last reset.
  {"free": [1, 2]}     Forgets tables that you no longer need. A reset forgets all tables, unless it
                       has "keep": true: then new ids follow the old ones.
  {"observe": 1}       What player 1 sees, and their information state: their first view, and then
                       their acts and the changes of their view, in order.
  {"save": true}       The table with its past as text; {"load": TEXT} continues from it.

The answer says who moves, what is legal, and what everybody has won so far:

  {"id": 0, "to": "player 1", "legal": [{"does": "wager", "on": "red", "chips": 500}, …],
   "observation": {…}, "returns": [0, 0]}
  {"id": 0, "to": "chance", "chance": [{"outcome": "0", "num": 1, "den": 37}, …], "returns": [0, 0]}
  {"id": 0, "to": "end", "returns": [-500, 0]}

The dealer takes every step that leaves nobody a choice. Amounts are whole cents. A line that cannot
be carried out gets {"error": "…"} and changes nothing.

Many tables at once: {"reset": {…, "tables": 1000}} opens a thousand. Then "act" and "chance" take a
list with one item per table, null for none; {"sample": true} answers every chance of every table.
The answer has "tables": a list. Add "legal": false to reset to leave out the legal acts.`

export const env = (program: Command): void => {
  program
    .command('env')
    .summary('a learning environment: tables as game trees, over lines of JSON')
    .description('A learning environment: tables as game trees, over lines of JSON.')
    .addHelpText('after', HELP)
    .action(async () => {
      const tables = new Tables()
      for await (const line of createInterface({ input: process.stdin }))
        if (line.trim() !== '') process.stdout.write(`${JSON.stringify(tables.answer(line))}\n`)
    })
}
