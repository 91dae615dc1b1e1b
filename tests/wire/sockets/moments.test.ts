import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { momentIn } from '../../../src/protocol/moment.ts'
import { type Server, startServer } from '../../../src/server/server.ts'
import { AtTable, post } from '../../fixtures/old-house.ts'
import { newFolder, removeFolder } from '../../fixtures/people/floor-fixture.ts'
import {
  firstOperator,
  type Guest,
  get,
  hired,
  type Reply,
  signIn,
} from '../../fixtures/people/http-client.ts'
import { croupier } from '../../fixtures/processes/croupier.ts'

/** Commands about a round or a step that has passed. People deal, so no clock moves these tables. */

const WHEEL = 'roulette-1-attended'
const SHOE = 'baccarat-1-attended'

let folder: string
let server: Server
let people: Readonly<Record<'ana' | 'dan' | 'cas' | 'sue' | 'olga', Guest>>

beforeAll(async () => {
  folder = newFolder()
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    folder,
    pace: 60_000,
    logLevel: 'silent',
    attended: ['roulette/nz8', 'baccarat/nz5'],
  })
  const olga = await firstOperator(server.address, server.first!)
  people = {
    olga,
    dan: await hired(olga, 'Dan', 'dealer'),
    cas: await hired(olga, 'Cas', 'casino-supervisor'),
    sue: await hired(olga, 'Sue', 'casino-supervisor'),
    ana: await signIn(server.address, 'Ana'),
  }
  for (const table of [WHEEL, SHOE]) await opened(table)
})

afterAll(async () => {
  await server.close()
  removeFolder(folder)
})

/** The table is open, Dan deals, and Ana sits there with chips. */
const opened = async (table: string): Promise<void> => {
  const at = {
    olga: await AtTable.open(people.olga, table),
    dan: await AtTable.open(people.dan, table),
    ana: await AtTable.open(people.ana, table),
  }
  await done(at.olga.says({ does: 'open-table' }))
  await done(at.dan.says({ does: 'take-over' }))
  await done(at.ana.says({ does: 'sit', seat: 1 }))
  await done(at.ana.says({ does: 'buy-in', chips: 100_000 }))
  for (const one of Object.values(at)) one.close()
}

const done = async (reply: Promise<Reply>): Promise<number> => {
  const answer = await reply
  expect(answer).toHaveProperty('done')
  return answer.done!
}

let dan: AtTable
let sue: AtTable
let cas: AtTable
let ana: AtTable

/** Everybody at one table, each with a copy of it. */
const sitDown = async (table: string): Promise<void> => {
  dan = await AtTable.open(people.dan, table)
  sue = await AtTable.open(people.sue, table)
  cas = await AtTable.open(people.cas, table)
  ana = await AtTable.open(people.ana, table)
}

afterEach(() => {
  for (const one of [dan, sue, cas, ana]) one.close()
})

const CARDS = ['9H', '2C', 'KD', '5S']

/** The reported result, the same in every round. */
const reportOf = (does: string, card: number): object =>
  does === 'spun' ? { does, number: '1' } : { does: 'card', card: CARDS[card % CARDS.length] }

/** Waits until everybody has seen what the dealer has seen. */
const together = (): Promise<unknown> => {
  const { seq } = dan.seen
  return Promise.all([sue, cas, ana].map(one => one.until(() => one.seen.seq >= seq)))
}

/** Takes steps until the condition is met. `isOnPurpose`: also one that ends a waiting request. */
const dealUntil = async (isSo: () => boolean, isOnPurpose = false): Promise<void> => {
  for (let card = 0; !isSo(); ) {
    await together()
    /** Without a wager on the table there is no next step. The dealer may not have seen it yet. */
    await dan.until(() => dan.seen.desk.next !== null)
    const { does, of, ask } = dan.seen.desk.next!
    const isReported = of === 'chance' && ask?.for !== 'shuffle'
    const by = of === 'game-supervisor' ? sue : dan
    const step = { does: 'proceed', ...(isOnPurpose && { anyway: true }) }
    await done(by.says(isReported ? reportOf(does, card) : step))
    if (isReported) card += 1
    await dan.until(() => dan.seen.seq >= by.seen.seq)
  }
  await together()
}

const phaseIs = (phase: string) => () => dan.seen.view.play.phase === phase

/** The number of the current round. */
const roundNow = (): number => dan.seen.view.round + 1

const stack = (): number => ana.seen.view.mine!.stack.value ?? 0

const bets = (on: string, chips = 2000): Promise<number> =>
  done(ana.says({ does: 'wager', on, chips }))

/** Ana bets, and the round is dealt to its end. */
const playRound = async (on: string): Promise<void> => {
  const round = roundNow()
  await bets(on)
  await dan.until(() => dan.seen.view.wagers.length > 0)
  await dealUntil(() => roundNow() > round)
}

const staleIn = (round: number, now: number) => ({
  refused: {
    under: 'ruling:117',
    message: `That was for round ${round}; round ${now} is under way.`,
  },
})

describe('ruling:117 a wager is for the round it names', () => {
  beforeEach(() => sitDown(WHEEL))

  test('for the previous round it is refused and no chip moves; for this round it is taken', async () => {
    const before = roundNow()
    await playRound('red')
    const [chips, { seq }] = [stack(), ana.seen]
    const wager = { does: 'wager', on: 'red', chips: 2000 }
    expect(await ana.says({ ...wager, round: before })).toMatchObject(staleIn(before, before + 1))
    expect(await ana.says({ ...wager, round: before + 1 })).toMatchObject({ done: seq + 1 })
    expect(stack()).toBe(chips - 2000)
    expect(ana.seen.view.wagers).toMatchObject([{ on: 'red', chips: 2000 }])
    await dealUntil(() => roundNow() > before + 1)
  })

  test('for a future round it is refused too', async () => {
    const next = roundNow() + 1
    expect(await ana.says({ does: 'wager', on: 'red', chips: 2000, round: next })).toMatchObject(
      staleIn(next, next - 1),
    )
  })

  test('a wager whose round ended while it waited is refused', async () => {
    const round = roundNow()
    const waits = { ...momentIn(ana.seen), does: 'wager', on: 'black', chips: 2000 }
    expect(waits.round).toBe(round)
    await playRound('red')
    const { seq } = ana.seen
    expect(await ana.says(waits)).toMatchObject(staleIn(round, round + 1))
    expect(await ana.says({ does: 'wager', on: 'even', chips: 2000 })).toMatchObject({
      done: seq + 1,
    })
    expect(ana.seen.view.wagers).toMatchObject([{ on: 'even' }])
    await dealUntil(() => roundNow() > round + 1)
  })

  test('repeated with its id it gets the same answer, and is one wager', async () => {
    const round = roundNow()
    const wager = { does: 'wager', on: 'red', chips: 2000, round }
    const first = await ana.client.ask(WHEEL, wager, `once-${round}`)
    expect(first).toHaveProperty('done')
    expect(await ana.client.ask(WHEEL, wager, `once-${round}`)).toEqual(first)
    await dan.until(() => dan.seen.view.wagers.length > 0)
    await dealUntil(() => roundNow() > round)
    const [chips, { seq }] = [stack(), ana.seen]
    expect(await ana.client.ask(WHEEL, wager, `once-${round}`)).toEqual(first)
    expect([stack(), ana.seen.seq]).toEqual([chips, seq])
  })
})

describe('ruling:117 a command without its round or step is malformed', () => {
  beforeEach(() => sitDown(WHEEL))

  const says = (at: AtTable, id: string, command: object): Promise<object> => {
    at.client.say({ id, table: WHEEL, ...command })
    const answer = () => at.client.heard.map(text => JSON.parse(text)).find(one => one.id === id)
    return at.until(() => answer() !== undefined).then(answer)
  }

  test('without a round', async () => {
    expect(await says(ana, 'no-round', { does: 'wager', on: 'red', chips: 2000 })).toEqual({
      id: 'no-round',
      malformed: 'round: expected a whole number, and it is missing',
    })
    expect(await says(ana, 'seat', { does: 'dispute', about: 'a chip' })).toHaveProperty('done')
  })

  test('without a step', async () => {
    const round = roundNow()
    expect(await says(dan, 'no-step', { does: 'proceed', round })).toEqual({
      id: 'no-step',
      malformed: 'step: expected text, and it is missing',
    })
  })
})

const STEP_TAKEN = {
  refused: {
    under: 'ruling:117',
    message: 'The table has moved on: this step was taken already.',
  },
}

describe('ruling:117 a step is taken only once', () => {
  test('the second of two presses is refused, and the table took one step', async () => {
    await sitDown(WHEEL)
    const round = roundNow()
    await bets('red')
    await dan.until(() => dan.seen.desk.next?.does === 'spin')
    const { seq } = dan.seen
    const press = { does: 'proceed', ...momentIn(dan.seen) }
    const both = await Promise.all([dan.says(press), dan.says(press)])
    expect(both).toMatchObject([{ done: seq + 1 }, STEP_TAKEN])
    expect(await dan.says(press)).toMatchObject(STEP_TAKEN)
    expect(dan.seen).toMatchObject({ seq: seq + 1, view: { play: { phase: 'spinning' } } })
    await dealUntil(() => roundNow() > round)
    expect(await dan.says(press)).toMatchObject(STEP_TAKEN)
  })

  test('repeated with its id it gets the same answer', async () => {
    await sitDown(WHEEL)
    const round = roundNow()
    await bets('red')
    await dan.until(() => dan.seen.desk.next?.does === 'spin')
    const press = { does: 'proceed', ...momentIn(dan.seen) }
    const first = await dan.client.ask(WHEEL, press, `press-${round}`)
    expect(first).toHaveProperty('done')
    await dan.until(phaseIs('spinning'))
    expect(await dan.client.ask(WHEEL, press, `press-${round}`)).toEqual(first)
    await dealUntil(() => roundNow() > round)
    const { seq } = dan.seen
    expect(await dan.client.ask(WHEEL, press, `press-${round}`)).toEqual(first)
    expect(dan.seen.seq).toBe(seq)
  })

  test('a card reported twice is one card', async () => {
    await sitDown(SHOE)
    await dealUntil(phaseIs('betting'))
    const round = roundNow()
    await bets('player')
    await dan.until(() => dan.seen.desk.next?.does === 'call')
    await done(dan.says({ does: 'proceed' }))
    const { seq } = dan.seen
    const card = { does: 'card', card: '9H', ...momentIn(dan.seen) }
    expect(await Promise.all([dan.says(card), dan.says(card)])).toMatchObject([
      { done: seq + 1 },
      STEP_TAKEN,
    ])
    expect(dan.seen.view.play).toMatchObject({ hands: { player: { cards: ['9H'] } } })
    for (const next of CARDS.slice(1)) await done(dan.says({ does: 'card', card: next }))
    await dealUntil(() => roundNow() > round)
  })

  test('a report is about its round, even if the step is right', async () => {
    await sitDown(SHOE)
    const round = roundNow()
    await bets('player')
    await dan.until(() => dan.seen.desk.next?.does === 'call')
    await done(dan.says({ does: 'proceed' }))
    expect(await dan.says({ does: 'card', card: '9H', round: round - 1 })).toMatchObject(
      staleIn(round - 1, round),
    )
    await dealUntil(() => roundNow() > round)
  })
})

interface ListedRequest {
  readonly number: number
  readonly standing: { readonly is: string; readonly says?: string }
  readonly follows: { readonly patrons: readonly object[] }
}

const request = async (number: number): Promise<ListedRequest> =>
  (await get<readonly ListedRequest[]>(people.sue, '/api/approvals')).find(
    one => one.number === number,
  )!

/** Sue's answer to a request: the status, and the reason for a refusal. */
const approve = async (number: number): Promise<readonly [number, string | undefined]> => {
  const answer = await post(people.sue, `/api/approvals/${number}/approve`, {})
  return [answer.status, ((await answer.json()) as { readonly message?: string }).message]
}

const asksFor = async (command: object): Promise<number> => {
  const answer = (await cas.says(command)) as Reply & { readonly pending?: number }
  expect(answer).toHaveProperty('pending')
  return answer.pending!
}

const askedIn = (round: number): string =>
  `This was asked for in round ${round}; round ${round + 1} is under way. Ask again.`

/** The outcome of a request, as the asker's socket received it. */
const outcomeOf = async (number: number): Promise<object> => {
  const heard = () =>
    cas.client.heard.map(text => JSON.parse(text)).find(one => one.request === number)
  await cas.until(() => heard() !== undefined)
  return heard()
}

describe('ruling:113 ruling:117 two people agree on one outcome in one round', () => {
  const VOID = { does: 'void-wagers', patron: 'Ana', reason: 'a device' }

  test('a request from one round cannot be approved in the next: wagers are not voided', async () => {
    await sitDown(WHEEL)
    const round = roundNow()
    await bets('red')
    await together()
    await cas.until(() => cas.seen.view.wagers.length > 0)
    const number = await asksFor(VOID)
    await dan.until(() => dan.seen.view.wagers.length > 0)
    await dealUntil(() => roundNow() > round, true)
    await bets('red')
    const [chips, { seq }] = [stack(), ana.seen]
    expect(await approve(number)).toEqual([409, askedIn(round)])
    expect(await request(number)).toMatchObject({ standing: { is: 'refused' } })
    expect(await outcomeOf(number)).toMatchObject({
      standing: 'refused',
      refused: { message: `Sue approved this, and it was not done: ${askedIn(round)}` },
    })
    expect(await approve(number)).toEqual([409, 'This request is not open any more.'])
    await done(ana.says({ does: 'dispute', about: 'my chips' }))
    expect([stack(), ana.seen.seq]).toEqual([chips, seq + 1])
    expect(ana.seen.view.wagers).toHaveLength(1)
    await dealUntil(() => roundNow() > round + 1)
  })

  test('a step that would end a waiting request is taken only on purpose', async () => {
    await sitDown(WHEEL)
    await playRound('red')
    const round = roundNow()
    const number = await asksFor({ does: 'no-spin', cause: 'short', round: round - 1 })
    await bets('red')
    await dan.until(() => dan.seen.desk.next?.does === 'spin')
    const { seq } = dan.seen
    const ends = {
      under: 'ruling:113',
      message:
        'This step would end the request of Cas, which waits for approval. Take it again to go on without it.',
    }
    for (const _ of [1, 2])
      expect(await dan.says({ does: 'proceed' })).toMatchObject({ refused: ends })
    expect(dan.seen.seq).toBe(seq)
    await done(dan.says({ does: 'proceed', anyway: true }))
    expect(await approve(number)).toEqual([
      409,
      `That was for round ${round - 1}; round ${round} is under way.`,
    ])
    await dealUntil(() => roundNow() > round)
  })

  test('a round is not reconstructed from the cards of the round before, even if they are the same', async () => {
    await sitDown(SHOE)
    await playRound('player')
    const round = roundNow()
    const number = await asksFor({
      does: 'reconstruct',
      error: 'order',
      cards: ['2C', '9H', '5S', 'KD'],
      reason: 'reported in the wrong order',
    })
    await playRound('player')
    const [chips, { seq }] = [stack(), ana.seen]
    expect(await approve(number)).toEqual([409, askedIn(round)])
    expect(await request(number)).toMatchObject({ standing: { is: 'refused' } })
    await done(ana.says({ does: 'dispute', about: 'my chips' }))
    expect([stack(), ana.seen.seq]).toEqual([chips, seq + 1])
  })

  test('a changed outcome is shown again, approved again and then carried out', async () => {
    await sitDown(WHEEL)
    const before = stack()
    await bets('red')
    await cas.until(() => cas.seen.view.wagers.length > 0)
    const number = await asksFor(VOID)
    const given = (chips: number) => ({
      standing: { is: 'pending' },
      follows: { patrons: [{ patron: 'Ana', inHand: chips, onTable: -chips, owes: 0 }] },
    })
    expect(await request(number)).toMatchObject(given(2000))
    const wager = ana.seen.view.wagers[0]!.id
    await done(ana.says({ does: 'alter', wager, chips: 4000 }))
    expect(await approve(number)).toEqual([
      409,
      'What would follow has changed since it was asked. Look at it again, then approve.',
    ])
    expect(stack()).toBe(before - 4000)
    expect(await request(number)).toMatchObject(given(4000))
    expect(await approve(number)).toEqual([200, undefined])
    expect(await outcomeOf(number)).toMatchObject({ standing: 'carried-out' })
    await ana.until(() => ana.seen.view.wagers.length === 0)
    expect(stack()).toBe(before)
  })
})

test('and everything verifies', async () => {
  await server.close()
  const { code, out } = await croupier(['verify', '--data', folder])
  expect([code, out]).toEqual([0, expect.stringContaining(`${WHEEL}: `)])
})
