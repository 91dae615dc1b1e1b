import { PROTOCOL } from '../../protocol/version.ts'
import { commandSchemas } from './command-schemas.ts'
import { componentsOf, SCHEMAS } from './schemas.ts'

/** The AsyncAPI document: the socket, with every message in both directions and every view. */

const ABOUT = `Ask for the subprotocol \`${PROTOCOL}\`. One socket serves all tables: watch a table, receive a
snapshot and then patches, send commands and receive an answer to each. \`docs/protocol.md\` of the repository explains
it with whole rounds. The session is the cookie of the HTTP API; without one you watch. The upgrade also needs an \`Origin\`
header with the address of the server, which browsers send by themselves; without it the status is 403.`

const SAYS: Readonly<Record<string, string>> = {
  watch: 'Show a table, a tournament or a session from now on.',
  unwatch: 'Stop showing it.',
  snapshot: 'The complete view.',
  patch:
    'The changes since the message with the previous number. Apply them in order: `[path, value]` sets ' +
    'a field or a list entry, or appends after the last entry; `[path]` removes it.',
  answer: 'The answer to a command, under its id.',
  outcome: 'The outcome of a command that needed a second person.',
  notice: 'A message for the person behind this socket.',
  malformed: 'The answer to a message without a readable id.',
  closing: 'The server is going down.',
}

const FROM_CLIENT = ['watch', 'unwatch']
const FROM_SERVER = ['snapshot', 'patch', 'answer', 'outcome', 'notice', 'malformed', 'closing']

const EXAMPLES: Readonly<Record<string, object>> = {
  watch: { watch: 'roulette-1' },
  unwatch: { unwatch: 'roulette-1' },
  patch: { table: 'roulette-1', number: 8, now: 1794729855491, patch: [[['view', 'open'], true]] },
  answer: { id: 'c-17', done: 42 },
  malformed: { malformed: 'expected JSON' },
  closing: { closing: 'the server is going down' },
  baccaratWager: {
    id: 'c-17',
    table: 'baccarat-1',
    does: 'wager',
    round: 9,
    on: 'banker',
    chips: 10_000,
  },
  rouletteWager: {
    id: 'c-18',
    table: 'roulette-1',
    does: 'wager',
    round: 1,
    on: 'corner:16-17-19-20',
    chips: 2000,
  },
}

const message = (name: string, payload: unknown, summary: string, description?: string) => ({
  name,
  title: name,
  summary,
  ...(description !== undefined && { description }),
  contentType: 'application/json',
  payload,
  ...(EXAMPLES[name] && { examples: [{ name: 'example', payload: EXAMPLES[name] }] }),
})

const reference = (path: string, names: readonly string[]) =>
  names.map(name => ({ $ref: `#/${path}/${name}` }))

/** The dot of `baccarat.wager` is allowed in names, but generators prefer words. */
const wordOf = (name: string): string =>
  name.replaceAll(/[.-](\w)/g, (_, next) => next.toUpperCase())

const SERVERS = {
  house: {
    host: '{host}',
    pathname: '/ws',
    protocol: 'ws',
    description: 'The server that serves this document; `wss` behind TLS.',
    variables: { host: { default: '127.0.0.1:8080', description: 'Host and port.' } },
  },
}

const CHANNEL = { $ref: '#/channels/tables' }

const operation = (action: 'send' | 'receive', messages: readonly string[]) => ({
  action,
  ...(action === 'receive'
    ? {
        summary: 'What a client sends.',
        description: 'At most 4 KiB each, at most 80 at once and 20 a second after that.',
      }
    : {
        summary: 'What the server sends.',
        description: 'A view may come before or after the answer to the command that changed it.',
      }),
  channel: CHANNEL,
  messages: reference('channels/tables/messages', messages),
})

const commandMessages = () =>
  Object.entries(commandSchemas()).map(([name, { place, declared, schema }]) => {
    const { does, mood, by, under } = declared
    const clause = typeof under === 'string' ? ` Under ${under}.` : ''
    const description = `A ${mood}. Sent by: ${by.join(', ')}.${clause}`
    const summary = `${does} (${place})`
    return [wordOf(name), message(wordOf(name), schema, summary, description)] as const
  })

export const asyncApiOf = (program: string) => {
  const commands = commandMessages()
  const others = [...FROM_CLIENT, ...FROM_SERVER].map(
    name => [name, message(name, SCHEMAS.messages[name], SAYS[name]!)] as const,
  )
  const messages = Object.fromEntries([...others, ...commands])
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Croupier socket',
      version: program,
      description: ABOUT,
      license: { name: 'MIT' },
      tags: [{ name: 'tables' }],
    },
    defaultContentType: 'application/json',
    servers: SERVERS,
    channels: {
      tables: {
        address: '/ws',
        description: 'All tables, tournaments and sessions over one socket.',
        messages: Object.fromEntries(
          Object.keys(messages).map(name => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      say: operation('receive', [...FROM_CLIENT, ...commands.map(([name]) => name)]),
      tell: operation('send', FROM_SERVER),
    },
    components: { messages, schemas: componentsOf([messages, SCHEMAS.views]) },
  }
}
