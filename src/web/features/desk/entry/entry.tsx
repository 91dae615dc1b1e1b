import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type CardDue, dueAfter } from '../../../../dealing/card-due.ts'
import { bookOf } from '../../../../games/baccarat/law.ts'
import type { BaccaratView } from '../../../../games/baccarat/table/view.ts'
import { type Chance, chanceAt } from '../../../../games/catalogue.ts'
import type { LunarView } from '../../../../games/lunar-poker/table/view.ts'
import { clothOf } from '../../../../games/roulette/book/book.ts'
import type { RouletteView } from '../../../../games/roulette/table/view.ts'
import { type Card, isCard } from '../../../../kernel/card.ts'
import type { Ask, Moment } from '../../../client/connection.ts'
import { useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { focusNextStep } from '../focus.ts'
import { isTurnedUp, TurnedStep, useTurnedUp } from './burn-card.tsx'
import { useHeld } from './card-hold.ts'
import { cardsInOrder, correction, dueAt, lastPlace, nextPlace, settles } from './card-order.ts'
import { CardPad } from './card-pad.tsx'
import { CorrectionStep } from './correction-step.tsx'
import { HandsDue } from './hands-due.tsx'
import { HeldCard } from './held-card.tsx'
import { cardText, lastEntryOf } from './last-entry.ts'
import { DicePad, DiscardPad, NumberPad } from './number-pads.tsx'
import { useQueue } from './queue.ts'
import { isRepeated, RepeatedCard } from './repeated-card.tsx'
import { TurnPad } from './turn-pad.tsx'
import { Undo } from './undo.tsx'

/** Results at an attended table: the last key sends an entry, and the dealer can undo it. */

/** The next round begins with “Place your bets” where the rules have that call. */
const isBeforeNextRound = ({ moment, desk }: DeskTable): boolean => {
  const { phase } = moment.view.play
  const invites = bookOf(moment.view.play as BaccaratView).procedure.invite !== undefined
  const isBetting = phase === 'betting' && (!invites || desk.next?.does === 'invite-bets')
  return phase === 'dealing' || isBetting
}

/** When the last entry can be corrected: nobody has acted on it. @rule ruling:116 ruling:600 */
const AGAIN: Readonly<Record<Chance, (at: DeskTable) => boolean>> = {
  wheel: ({ moment }) => moment.view.play.phase === 'at-rest',
  dice: ({ moment, desk }) => moment.view.play.phase === 'at-rest' && desk.next?.does === 'call',
  deck: ({ moment }) => {
    const { phase, boxes } = moment.view.play as LunarView
    const isUndecided = boxes.every(({ choice, declared }) => !choice && declared === 'no')
    return phase === 'dealing' || (phase === 'deciding' && isUndecided)
  },
  shoe: at => cardsInOrder(at).length > 0 && isBeforeNextRound(at),
}

/** Typing the first card of a coup also makes the call before it. */
const isCallBefore = ({ line, desk }: DeskTable): boolean =>
  line.game === 'baccarat' && desk.next?.does === 'call'

/** Entering the number also reports that the ball has dropped. */
const isBallRunning = ({ line, moment }: DeskTable): boolean =>
  line.game === 'roulette' && moment.view.play.phase === 'no-more-bets'

const takesEntry = (at: DeskTable): boolean => {
  if (!at.desk.attended || !at.isDealer) return false
  const { ask } = at.desk.next ?? {}
  return (ask && ask.for !== 'shuffle') || isCallBefore(at) || isBallRunning(at)
}

const pocketsAt = ({ moment }: DeskTable): readonly string[] =>
  clothOf((moment.view.play as RouletteView).elections).wheel.pockets

/** The latest state received: the dealer may press the next key before React renders it. */
const latest = (at: DeskTable): DeskTable => {
  const moment = at.now()
  return { ...at, moment, desk: moment.desk ?? at.desk }
}

const isPastCall = ({ desk }: Moment): boolean => desk?.next?.does !== 'call'

interface EnteredText {
  /** Undefined if the table shows the entry itself, as it is after a correction. */
  readonly text: string | undefined
  readonly since: number
}

/**
 * Whether the dealer corrects the last entry, and the cards of the correction so far. `wantsAgain`
 * is up to date between two renderings.
 */
const useAgain = () => {
  const [isAgain, set] = useState(false)
  const [right, setRight] = useState<readonly Card[]>([])
  const now = useRef(false)
  const setAgain = (is: boolean) => {
    now.current = is
    set(is)
    setRight([])
  }
  return { isAgain, setAgain, right, setRight, wantsAgain: () => now.current }
}

/** The field of a correction takes the focus with it when it goes. */
const useFocusAfter = (isAgain: boolean): void => {
  const was = useRef(isAgain)
  useEffect(() => {
    if (was.current && !isAgain) focusNextStep(true, null)
    was.current = isAgain
  }, [isAgain])
}

interface EntryProps {
  readonly at: DeskTable
  /** Enter on an empty line takes the next step. */
  readonly proceed: () => void
  /** The step that is due. A held card or a correction replaces it. */
  readonly children: ReactNode
  /** What to pay. It is hidden during a correction, which may change it. */
  readonly pay: ReactNode
  /** True if the dealer pays before the next step: no key may take that step. */
  readonly isToPay: boolean
}

export const Entry = ({ at, proceed, children, pay, isToPay }: EntryProps) => {
  const words = useWords()
  const { desk } = words
  const [entered, setEntered] = useState<EnteredText>()
  const { isAgain, setAgain, right, setRight, wantsAgain } = useAgain()
  useFocusAfter(isAgain)
  const [twice, setTwice] = useState<string>()
  const chance = chanceAt(at.line.game)
  const play = at.moment.view.play as BaccaratView
  const named = (card: string, to: CardDue | undefined): string => {
    const text = cardText(words, card)
    if (to) return desk.enteredAs(text, desk.place(to.hand, to.nth))
    const place = nextPlace(latest(at))
    const whom = place === 'dealer' ? desk.toDealer : place && desk.forSeat(place)
    return whom ? desk.enteredFor(text, whom) : desk.wasEntered(text)
  }
  const isOnTable = ({ does, card }: Ask): boolean =>
    chance !== 'deck' && (does !== 'card' || isCard(String(card)))
  const { isSending, enter } = useQueue(() => setAgain(false))
  const sends = async (what: Ask, text: string) => {
    const isTaken = await at.report(what)
    const since = performance.now()
    if (isTaken) setEntered({ text: isOnTable(what) ? undefined : text, since })
    return isTaken
  }
  const sent = (card: string, to = dueAt(latest(at))) =>
    sends({ does: 'card', card }, named(card, to))
  const { held, hold, send, drop } = useHeld(at, card => void enter(() => sent(card)))
  const { turned, turnedAt, turn, putBack } = useTurnedUp(at)
  /** False if the table did not take it. */
  const sendTurned = async (): Promise<boolean> => {
    const up = turnedAt(latest(at).desk.step)
    putBack()
    return up === undefined || sent(up.card)
  }
  const reported = async (card: string): Promise<boolean> => {
    const isUp = isTurnedUp(latest(at)) && isCard(card) && !turnedAt(latest(at).desk.step)
    if (isUp && wantsAgain()) setAgain(false)
    else if (isUp) turn(card as Card, latest(at).desk.step)
    if (isUp) return true
    if (!(await sendTurned())) return false
    if (isCallBefore(latest(at)) && !(await at.stepUntil(isPastCall, true))) return false
    const to = dueAt(latest(at))
    if (!isCard(card) || !settles(latest(at), card)) return sent(card, to)
    /** Backspace can arrive before the card is held. */
    if (wantsAgain()) setAgain(false)
    else hold(card, latest(at).desk.step)
    return true
  }
  const report = (card: string) =>
    void enter(async () => {
      const came = await isRepeated(at, card)
      setTwice(came ? card : undefined)
      return !came && reported(card)
    })
  const mayAgain = at.desk.attended && at.isDealer && chance !== undefined && AGAIN[chance](at)
  /** The dealer may take an entry back before the answer comes. */
  const startAgain = mayAgain || isSending ? () => setAgain(true) : undefined
  const undoes = held ? drop : turned ? putBack : startAgain
  /** Only the corrected entry ends a correction. */
  const again = (what: () => Ask, text: string) =>
    void enter(async () => {
      const isTaken = await sends(what(), text)
      setAgain(false)
      return isTaken
    })
  const isCorrected = isAgain && (mayAgain || isSending)
  const also = chance === 'shoe' && isCorrected ? dueAfter(play, right) : undefined
  /** The corrected card may call for one more card. The desk sends both together. @rule ruling:600 */
  const corrects = (card: string) => {
    const cards = [...right, card as Card]
    if (chance === 'shoe' && dueAfter(play, cards)) return setRight(cards)
    const { hand, nth } = lastPlace(latest(at))
    const text = cardText(words, cards[0]!)
    const says =
      chance === 'shoe' ? desk.enteredAs(text, desk.place(hand, nth)) : desk.wasEntered(text)
    again(() => correction(latest(at), cards, desk.misread), says)
  }
  const keep = () => setAgain(false)
  const pad = () => {
    const asked = turned ? () => void enter(sendTurned) : undefined
    const enters = at.desk.next?.ask ? asked : proceed
    const keys = { ...(enters && { enters }), undoes }
    const spun = (number: string) => ({ does: 'spun', number })
    const dice = (faces: readonly number[]) => ({ does: 'dice', faces })
    const told = (faces: readonly number[]) => desk.wasEntered(faces.join(' '))
    if (isCorrected && chance === 'wheel')
      return (
        <NumberPad
          key="again"
          at={at}
          pockets={pocketsAt(at)}
          report={number => again(() => spun(number), desk.wasEntered(number))}
          undoes={keep}
        />
      )
    if (isCorrected && chance === 'dice')
      return <DicePad key="again" at={at} report={faces => again(() => dice(faces), told(faces))} />
    if (isCorrected)
      return (
        <CardPad
          key="again"
          at={at}
          isAgain
          report={corrects}
          undoes={right.length > 0 ? () => setRight(right.slice(0, -1)) : keep}
        />
      )
    const turning = at.desk.attended && at.isDealer && !isToPay ? at.desk.turns : null
    if (turning) return <TurnPad key={`${turning.place} ${turning.count}`} at={at} {...turning} />
    if (isToPay || !takesEntry(at)) return null
    const { ask } = at.desk.next ?? {}
    if (ask?.for === 'discard') return <DiscardPad at={at} of={ask.of} />
    if (ask?.for === 'dice')
      return (
        <DicePad
          at={at}
          report={faces => void enter(() => sends(dice(faces), told(faces)))}
          {...keys}
        />
      )
    if (chance === 'wheel')
      return (
        <NumberPad
          at={at}
          pockets={pocketsAt(at)}
          report={number => void enter(() => sends(spun(number), desk.wasEntered(number)))}
          {...keys}
        />
      )
    const isDown = turned !== undefined
    return <CardPad at={at} report={report} isShort={isCallBefore(at)} isDown={isDown} {...keys} />
  }
  const last = () => {
    const { press } = at
    if (held)
      return (
        <Undo press={press} says={named(held.card, dueAt(at))} since={held.since} undo={drop} />
      )
    if (turned)
      return (
        <Undo
          press={press}
          says={desk.wasEntered(cardText(words, turned.card))}
          since={turned.since}
          undo={putBack}
        />
      )
    if (!mayAgain || isAgain) return null
    const { text = lastEntryOf(words, at), since = Number.NEGATIVE_INFINITY } = entered ?? {}
    return <Undo press={press} says={text} since={since} undo={() => setAgain(true)} />
  }
  const sendRepeated = (card: string) => {
    setTwice(undefined)
    void enter(() => sent(card))
  }
  return (
    <>
      {held && (
        <HeldCard
          at={at}
          card={held.card as Card}
          says={named(held.card, dueAt(at))}
          {...{ send, drop }}
        />
      )}
      {!held && isCorrected && <CorrectionStep at={at} also={also} keep={keep} />}
      {!held && !isCorrected && (turned ? <TurnedStep card={turned.card} /> : children)}
      {at.line.game === 'baccarat' && <HandsDue play={play} held={held?.card} />}
      {!held && pad()}
      {twice && <RepeatedCard card={twice} confirm={() => sendRepeated(twice)} />}
      {!isCorrected && pay}
      {at.foot && createPortal(last(), at.foot)}
    </>
  )
}
