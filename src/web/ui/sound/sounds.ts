import { useEffect, useRef } from 'react'
import { sentence } from '../../../kernel/refusal.ts'
import { netOfAll } from '../../../records/wager-ends.ts'
import { settings } from '../../app/settings.ts'
import type { View } from '../../client/connection.ts'
import { myWagers } from '../../features/table/state/bets/bets.ts'
import type { AnyFace } from '../../games/face.ts'
import { phraseText, useWords, type Words } from '../../i18n/index.ts'
import { type AudibleState, type Sound, soundsBetween } from './cues.ts'

/** Three kinds of sound that the patron can switch on: calls, effects and tones. */

const heardAt = (face: AnyFace, view: View, patron: string): AudibleState => {
  const settled = view.mine?.settled ?? []
  const call = view.play.calls.at(-1)
  return {
    call: call && sentence(call),
    isClosed: face.isClosed(view.play),
    round: view.round,
    net: settled.length > 0 ? netOfAll(settled) : undefined,
    laid: myWagers(view, patron).reduce((sum, { chips }) => sum + chips, 0),
    cards: face.cardsOut?.(view.play) ?? 0,
    moving: face.moving?.(view.play),
  }
}

const isWanted = ({ is }: Sound): boolean => {
  const { calls, effects, tones } = settings()
  return { call: calls, effect: effects, tone: tones }[is]
}

const saidLast = (words: Words, { play }: View): string => {
  const call = play.calls.at(-1)
  return call ? phraseText(words, call) : ''
}

const make = async (wanted: readonly Sound[], call: string): Promise<void> => {
  const { playEffect, playTone, speak } = await import('./player.ts')
  for (const sound of wanted) {
    if (sound.is === 'call') speak(call)
    else if (sound.is === 'effect') playEffect(sound.effect)
    else playTone(sound.tone)
  }
}

export const useSounds = (face: AnyFace, view: View, patron: string): void => {
  const words = useWords()
  const before = useRef<AudibleState>(undefined)
  useEffect(() => {
    const now = heardAt(face, view, patron)
    const wanted = before.current ? soundsBetween(before.current, now).filter(isWanted) : []
    before.current = now
    if (wanted.length > 0) void make(wanted, saidLast(words, view))
  }, [face, view, patron, words])
}
