import type { TableState } from '../../general/state.ts'
import type { Command } from '../../kernel/game.ts'
import { chips } from '../../kernel/money.ts'
import { isRefusal, type Refusal } from '../../kernel/refusal.ts'
import { refusedAs } from '../../protocol/wire-refusal.ts'
import { stepsOf } from '../../records/replay.ts'
import { practiceTable } from '../app/route.ts'
import { onPage } from '../games/index.ts'
import { type Answer, type Ask, type Connection, type Moment, NoTable } from './connection.ts'
import { olderThan, type PastStep } from './past-rounds.ts'
import {
  answerTo,
  closedPromises,
  withCommand as heardOf,
  NOTHING_PROMISED,
  type Promises,
  promised,
  publicRecords,
} from './practice/promises.ts'
import { type Book, enter, newBook, stateIn } from './practice/round-book.ts'
import { PATRON, type Rules, SUPERVISOR, YOU } from './practice/rules.ts'

/** A practice table: the real rules in this browser, one patron, play money, no server. */

/** These commands close the betting. The patron has to ask again for the next round. */
const CLOSES: readonly string[] = ['call', 'spin', 'roll']

const BUY_IN = chips(1000_00)

interface SavedPractice {
  readonly book: Book
  readonly promises: Promises
}

/** Raise this when the shape of the stored book changes, so that old data is dropped. */
const SHAPE = 3

const keyOf = (game: string): string => `croupier.practice.${SHAPE}.${game}`

/** The table from before the reload, if the browser stored it. */
const remembered = (rules: Rules, game: string): SavedPractice | undefined => {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(game)) ?? '') as SavedPractice
    rules.game.view(stateIn(rules, found.book), { role: 'patron', patron: PATRON })
    return found
  } catch {
    return undefined
  }
}

/**
 * Lets the browser draw a press before the rules answer it, which takes as long again on a slow phone.
 * Answers come in the order of the presses.
 */
const afterwards = <T>(answers: () => Promise<T>): Promise<T> =>
  new Promise(resolve => setTimeout(() => resolve(answers())))

/** One table with one writer. The dealer acts when a step is due. */
class PracticeTable {
  readonly #game: string
  readonly #rules: Rules
  readonly #pace: () => number
  readonly #listeners = new Set<() => void>()
  #state: TableState<unknown>
  readonly #book: Book
  #promises: Promises
  #moment: Moment | undefined
  #betsAreDown = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #isDrawing = false

  constructor(game: string, rules: Rules, pace: () => number) {
    const before = remembered(rules, game)
    this.#game = game
    this.#rules = rules
    this.#pace = pace
    this.#book = before?.book ?? newBook(rules, Date.now())
    this.#promises = before?.promises ?? NOTHING_PROMISED
    this.#state = stateIn(rules, this.#book)
    if (!before) this.#sitDown()
    addEventListener('pagehide', () => this.#remember())
  }

  /** A spin or roll is committed before the first bet. */
  async open(): Promise<Connection> {
    await this.#promiseNext()
    this.#show()
    this.#schedule()
    return this.#connection()
  }

  #sitDown(): void {
    this.#take({ by: SUPERVISOR, does: 'open-table' })
    for (const said of [
      { does: 'sit', seat: 1 },
      { does: 'buy-in', chips: BUY_IN },
    ])
      this.#take({ by: YOU, ...said })
  }

  #remember(): void {
    try {
      const kept: SavedPractice = { book: this.#book, promises: this.#promises }
      sessionStorage.setItem(keyOf(this.#game), JSON.stringify(kept))
    } catch {
      // Without storage, a reload starts a new table.
    }
  }

  async #promise(what: Parameters<typeof promised>[2]): Promise<void> {
    this.#promises = await promised(this.#promises, practiceTable(this.#game), what)
  }

  #take(command: Command): Refusal | undefined {
    const { game } = this.#rules
    const decision = game.decide(this.#state, command)
    if (isRefusal(decision)) return decision
    this.#state = decision.reduce((state, event) => game.evolve(state, event), this.#state)
    const entry = { at: Date.now(), command, events: decision }
    const isOver = enter(this.#book, entry, this.#state)
    this.#promises = heardOf(this.#promises, command)
    if (CLOSES.includes(command.does)) this.#betsAreDown = false
    if (game.awaits(this.#state)?.for === 'shuffle') this.#promises = closedPromises(this.#promises)
    if (isOver) this.#remember()
    return undefined
  }

  /** Takes the command, shows the result, and lets the dealer check what is due. */
  #ask(command: Command): Refusal | undefined {
    const refused = this.#take(command)
    if (refused) this.#betsAreDown = false
    this.#show()
    this.#schedule()
    return refused
  }

  #answered(command: Command): Promise<Answer> {
    const refused = this.#ask(command)
    return Promise.resolve(refused ? { refused: refusedAs(refused) } : { done: this.#book.seq })
  }

  #show(): void {
    const view = this.#rules.game.view(this.#state, { role: 'patron', patron: PATRON })
    this.#moment = { seq: this.#book.seq, view, left: null, heardAt: 0 }
    for (const listener of this.#listeners) listener()
  }

  /** Each throw has its own secret. */
  async #promiseNext(): Promise<void> {
    const { throws } = this.#rules
    const { now } = this.#promises
    if (throws && (!now || now.out.length > 0)) await this.#promise(throws)
  }

  async #drawn(): Promise<Command | undefined> {
    const asked = this.#rules.game.awaits(this.#state)
    if (asked?.for === 'shuffle') await this.#promise({ of: 'cards', decks: asked.decks })
    else await this.#promiseNext()
    return asked && answerTo(asked, this.#promises)
  }

  async #draw(): Promise<void> {
    if (this.#isDrawing) return
    this.#isDrawing = true
    const says = await this.#drawn()
    this.#isDrawing = false
    if (says && !this.#ask(says)) await this.#promiseNext()
  }

  /** The next step that does not need the patron; undefined if the patron has to act first. */
  #next(): (() => unknown) | undefined {
    const duty = this.#rules.duty(this.#state, { betsAreDown: this.#betsAreDown })
    if (duty) return () => this.#ask(duty)
    return this.#rules.game.awaits(this.#state) ? () => this.#draw() : undefined
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    const step = this.#next()
    if (step) this.#timer = setTimeout(step, this.#rules.pause(this.#state) * this.#pace())
  }

  #deal(): Promise<Answer> {
    const { says, mayDeal } = this.#rules
    if (!mayDeal(this.#state)) return Promise.resolve({ failed: '' })
    this.#betsAreDown = true
    const said = says?.(this.#state)
    if (said) return this.#answered(said)
    this.#schedule()
    return Promise.resolve({ done: this.#book.seq })
  }

  async #past(): Promise<Book['past']> {
    const book = this.#book
    if (book.kept.length === 1) return []
    const { pastIn } = await import('./practice/past-rounds.ts')
    return pastIn(book, this.#rules)
  }

  #replay(round: number): readonly PastStep[] | undefined {
    const kept = this.#book.kept.slice(0, -1).find(({ number }) => number === round)
    return kept && (stepsOf(this.#rules.game, kept, PATRON) as readonly PastStep[])
  }

  #connection(): Connection {
    const { renews } = this.#rules
    return {
      table: practiceTable(this.#game),
      game: this.#game,
      patron: PATRON,
      subscribe: listener => {
        this.#listeners.add(listener)
        return () => this.#listeners.delete(listener)
      },
      moment: () => this.#moment,
      line: () => 'open',
      send: (said: Ask) => afterwards(() => this.#answered({ ...said, by: YOU })),
      rounds: () => this.#past(),
      history: async before => olderThan(await this.#past(), before),
      replay: round => Promise.resolve(this.#replay(round)),
      promises: () => Promise.resolve(publicRecords(this.#promises)),
      practice: {
        mayDeal: () => this.#rules.mayDeal(this.#state),
        deal: () => afterwards(() => this.#deal()),
        ...(renews && { newShoe: () => this.#answered(renews) }),
      },
    }
  }
}

export const openPractice = async (game: string, pace: () => number): Promise<Connection> => {
  const found = onPage(game)
  if (!found) throw new NoTable(game)
  return new PracticeTable(game, (await found.practice()).RULES, pace).open()
}
