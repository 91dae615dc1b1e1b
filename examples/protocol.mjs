/** Lists what a patron may send at a roulette table, with the JSON schema of one command. */

import { commandsAt, fieldsSchema, mayDo, PROTOCOL, wireFields } from 'croupier-rules/protocol'

const allowed = commandsAt('roulette').filter(({ does }) => mayDo('roulette', 'guest', does))
console.log(PROTOCOL, allowed.map(({ does }) => does).join(' '))

const declare = allowed.find(({ does }) => does === 'declare')
console.log(JSON.stringify(fieldsSchema(wireFields(declare, false)), null, 2))
