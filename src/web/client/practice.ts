import type { TableState } from '../../general/state.ts'
import type { Command } from '../../kernel/game.ts'
import { chips } from '../../kernel/money.ts'
import { isRefusal, type Refusal } from '../../kernel/refusal.ts'
import { refusedAs } from '../../protocol/refused.ts'
import { stepsOf } from '../../records/replay.ts'
import { practiceTable } from '../app/route.ts'
import { onPage } from '../games/index.ts'
import type { Answer, Ask, Connection, Moment } from './connection.ts'
import { olderThan, type PastStep } from './past-rounds.ts'
import {
  answerTo,
  ended,
  heard as heardOf,
  NOTHING_PROMISED,
  type Promises,
  promised,
  told,
} from './practice/promises.ts'
import { type Book, enter, newBook, stateIn } from './practice/round-book.ts'
import { PATRON, type Rules, SUPERVISOR, YOU } from './practice/rules.ts'

/** The real rules in this browser: one patron, a dealer who never tires, play money, no house. */

/** These commands close the betting. The patron has to ask again for the next round. */
const CLOSES: readonly string[] = ['call', 'spin', 'roll']

const BUY_IN = chips(1000_00)

interface Remembered {
  readonly book: Book
  readonly promises: Promises
}

/** Raised when a book changes its shape: what an older page remembered is of no use to this one. */
const SHAPE = 2

const keyOf = (game: string): string => `croupier.practice.${SHAPE}.${game}`

/** As it stood before the page was loaded again, where the browser remembers it. */
const remembered = (rules: Rules, game: string): Remembered | undefined => {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(game)) ?? '') as Remembered
    rules.game.view(stateIn(rules, found.book), { role: 'patron', patron: PATRON })
    return found
  } catch {
    return undefined
  }
}

/** One table, one writer; the dealer comes round when a step is due. */
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

  /** What is thrown for is promised before the first bet. */
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
      const kept: Remembered = { book: this.#book, promises: this.#promises }
      sessionStorage.setItem(keyOf(this.#game), JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing begins a new table when it is loaded again.
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
    if (game.awaits(this.#state)?.for === 'shuffle') this.#promises = ended(this.#promises)
    if (isOver) this.#remember()
    return undefined
  }

  /** Takes it, shows what came of it, and lets the dealer look again. */
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

  /** One secret for one throw. */
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

  /** The next thing that happens without the patron; nothing where the patron comes first. */
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
      send: (said: Ask) => this.#answered({ ...said, by: YOU }),
      rounds: () => Promise.resolve(this.#book.past),
      history: before => Promise.resolve(olderThan(this.#book.past, before)),
      replay: round => Promise.resolve(this.#replay(round)),
      promises: () => Promise.resolve(told(this.#promises)),
      practice: {
        mayDeal: () => this.#rules.mayDeal(this.#state),
        deal: () => this.#deal(),
        ...(renews && { newShoe: () => this.#answered(renews) }),
      },
    }
  }
}

export const openPractice = async (game: string, pace: () => number): Promise<Connection> => {
  const found = onPage(game)
  if (!found) throw new Error(`no practice table of ${game}`)
  return new PracticeTable(game, (await found.practice()).RULES, pace).open()
}
