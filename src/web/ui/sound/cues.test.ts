import { describe, expect, test } from 'vitest'
import { type AudibleState, soundsBetween } from './cues.ts'

const QUIET: AudibleState = {
  call: undefined,
  isClosed: false,
  round: 3,
  net: undefined,
  laid: 0,
  cards: 0,
  moving: undefined,
}

describe('sounds of a table', () => {
  test.each<[string, Partial<AudibleState>, object]>([
    ['a call is spoken', { call: 'No more bets' }, { is: 'call' }],
    ['chips are laid', { laid: 500 }, { is: 'effect', effect: 'chip' }],
    ['a card comes', { cards: 1 }, { is: 'effect', effect: 'card' }],
    ['the ball runs', { moving: 'ball' }, { is: 'effect', effect: 'ball' }],
    ['dice are thrown', { moving: 'dice' }, { is: 'effect', effect: 'dice' }],
    ['bets are closed', { isClosed: true }, { is: 'tone', tone: 'close' }],
    ['a round won', { round: 4, net: 100 }, { is: 'tone', tone: 'win' }],
    ['a round that stood off', { round: 4, net: 0 }, { is: 'tone', tone: 'stand-off' }],
    ['one of two won, less than both cost', { round: 4, net: -100 }, { is: 'tone', tone: 'loss' }],
  ])('%s', (_, change, sound) => {
    expect(soundsBetween(QUIET, { ...QUIET, ...change })).toEqual([sound])
  })

  test.each<[string, Partial<AudibleState>, Partial<AudibleState>]>([
    ['nothing happened', {}, {}],
    ['chips come off', { laid: 500 }, { laid: 0 }],
    ['cards are taken away', { cards: 5 }, { cards: 0 }],
    ['the same is still said', { call: 'Tie Hand' }, { call: 'Tie Hand' }],
    ['a round without a wager is over', { round: 3 }, { round: 4 }],
    ['the ball has come to rest', { moving: 'ball' }, { moving: undefined }],
  ])('silence: %s', (_, before, now) => {
    expect(soundsBetween({ ...QUIET, ...before }, { ...QUIET, ...now })).toEqual([])
  })
})
