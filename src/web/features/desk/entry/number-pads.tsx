import { colourOf, type Pocket } from '../../../../games/roulette/s02-wheel.ts'
import { useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { Typed } from './entry-input.tsx'
import { readDice, readNumber } from './typed-entry.ts'

/** Enters numbers, dice and discards by keyboard, sensor or keypad. */

interface PadProps {
  readonly at: DeskTable
  readonly enters?: (() => void) | undefined
  readonly undoes?: (() => void) | undefined
}

interface NumberPadProps extends PadProps {
  readonly pockets: readonly string[]
  readonly report: (number: string) => void
}

export const NumberPad = ({ at, pockets, report, enters, undoes }: NumberPadProps) => {
  const { desk } = useWords()
  const inOrder = pockets.toSorted((a, b) => Number(a) - Number(b))
  return (
    <>
      <Typed
        press={at.press}
        label={desk.typeNumber}
        wrong={desk.badNumber}
        hint={desk.numberKeys}
        reads={(text, entered) => readNumber(pockets, entered)(text)}
        tells={report}
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
              onClick={() => report(number)}
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
export const DiscardPad = ({ at, of }: { readonly at: DeskTable; readonly of: number }) => {
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
  readonly report: (faces: readonly number[]) => void
}

export const DicePad = ({ at, report, enters, undoes }: DicePadProps) => {
  const { desk } = useWords()
  return (
    <>
      <Typed
        press={at.press}
        label={desk.typeDice}
        wrong={desk.badDice}
        hint={desk.diceKeys}
        reads={readDice}
        tells={report}
        enters={enters}
        undoes={undoes}
        keyboard="numeric"
      />
      <fieldset className="pad">
        <legend>{desk.faces}</legend>
        <div className="keys dice">
          {FACES.flatMap(a =>
            FACES.filter(b => b >= a).map(b => (
              <button key={`${a}${b}`} type="button" onClick={() => report([a, b])}>
                {a} {b}
              </button>
            )),
          )}
        </div>
      </fieldset>
    </>
  )
}
