import { colourOf, type Pocket } from '../../../../games/roulette/s02-wheel.ts'
import { useWords } from '../../../i18n/index.ts'
import type { At } from '../desk-context.ts'
import { readDice, readNumber } from './read.ts'
import { Typed } from './typed.tsx'

/** Enters numbers, dice and discards by keyboard, sensor or keypad. */

interface PadProps {
  readonly at: At
  readonly enters?: (() => void) | undefined
  readonly undoes?: (() => void) | undefined
}

interface NumberPadProps extends PadProps {
  readonly pockets: readonly string[]
  readonly reported?: (number: string) => void
}

export const NumberPad = ({ at, pockets, reported, enters, undoes }: NumberPadProps) => {
  const { desk } = useWords()
  const inOrder = pockets.toSorted((a, b) => Number(a) - Number(b))
  const report = async (number: string) => {
    if (await at.report({ does: 'spun', number })) reported?.(number)
  }
  return (
    <>
      <Typed
        press={at.press}
        label={desk.typeNumber}
        wrong={desk.badNumber}
        hint={desk.numberKeys}
        reads={(text, entered) => readNumber(pockets, entered)(text)}
        tells={number => void report(number)}
        enters={enters}
        undoes={undoes}
        keyboard="numeric"
      />
      <fieldset className="pad">
        <legend>{desk.pockets}</legend>
        <div className="keys numbers">
          {inOrder.map(number => (
            <button
              key={number}
              type="button"
              data-colour={colourOf(number as Pocket)}
              onClick={() => void report(number)}
            >
              {number}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** Which of the shuffled discards was drawn, counted from the top. */
export const DiscardPad = ({ at, of }: { readonly at: At; readonly of: number }) => {
  const { desk } = useWords()
  const places = Array.from({ length: of }, (_, i) => i + 1)
  return (
    <fieldset className="pad">
      <legend>{desk.discards}</legend>
      <div className="keys numbers">
        {places.map(place => (
          <button
            key={place}
            type="button"
            onClick={() => void at.ask({ does: 'discard', at: place - 1 })}
          >
            {place}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const FACES = [1, 2, 3, 4, 5, 6]

interface DicePadProps extends PadProps {
  readonly reported?: (faces: string) => void
}

export const DicePad = ({ at, reported, enters, undoes }: DicePadProps) => {
  const { desk } = useWords()
  const report = async (faces: readonly number[]) => {
    if (await at.report({ does: 'dice', faces })) reported?.(faces.join(' '))
  }
  return (
    <>
      <Typed
        press={at.press}
        label={desk.typeDice}
        wrong={desk.badDice}
        hint={desk.diceKeys}
        reads={readDice}
        tells={faces => void report(faces)}
        enters={enters}
        undoes={undoes}
        keyboard="numeric"
      />
      <fieldset className="pad">
        <legend>{desk.faces}</legend>
        <div className="keys dice">
          {FACES.flatMap(a =>
            FACES.filter(b => b >= a).map(b => (
              <button key={`${a}${b}`} type="button" onClick={() => void report([a, b])}>
                {a} {b}
              </button>
            )),
          )}
        </div>
      </fieldset>
    </>
  )
}
