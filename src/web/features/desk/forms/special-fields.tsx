import { useState } from 'react'
import { useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { Keys, Several } from './choices.tsx'
import { plain, severalOptions } from './field-options.ts'
import type { FormField } from './form-field.ts'

/** Fields made of several inputs: limits, two dice, a reservation. */

const AMOUNTS = ['minimum', 'maximum', 'step'] as const

/** Starts from the table's current limits; the step is optional. @rule nz1:9.1 nz1:9.5 */
export const Limits = ({ at }: { readonly at: DeskTable }) => {
  const words = useWords()
  const { desk } = words
  const { view } = at.moment
  const rows = at.face?.signRows(words, view) ?? []
  const kinds = Object.keys(view.sign.limits)
  const [kind = '', choose] = useState(kinds[0])
  const now = view.sign.limits[kind]
  return (
    <>
      <label>
        {desk.field('kind')}
        <select name="kind" value={kind} onChange={event => choose(event.target.value)}>
          {kinds.map(each => (
            <option key={each} value={each}>
              {rows.find(row => row.kind === each)?.name ?? each}
            </option>
          ))}
        </select>
      </label>
      <div className="amounts">
        {AMOUNTS.map(name => (
          <label key={`${name} ${kind}`}>
            {desk.field(name)}
            <input
              type="number"
              name={name}
              min="0.01"
              step="0.01"
              required={name !== 'step'}
              inputMode="decimal"
              defaultValue={now?.[name] === undefined ? '' : now[name] / 100}
            />
          </label>
        ))}
      </div>
    </>
  )
}

const FACES = ['1', '2', '3', '4', '5', '6']

/** How both dice landed: the top face, or the face a leaning die rests on. */
export const Fallen = () => {
  const { desk } = useWords()
  return [1, 2].map(die => (
    <div key={die} className="die-lies">
      <Keys name={`face-${die}`} label={desk.dieShows(die)} options={FACES.map(plain)} />
      <label className="check">
        <input type="checkbox" name={`leans-${die}`} /> {desk.leans}
      </label>
    </div>
  ))
}

/** The faces of both dice, or “no roll” when overruling a call. */
export const Faces = ({ field }: { readonly field: FormField & { readonly is: 'faces' } }) => {
  const { desk } = useWords()
  const [isNone, setNone] = useState(false)
  return (
    <>
      {field.orNoRoll && (
        <label className="check">
          <input
            type="checkbox"
            name={`${field.name}-no-roll`}
            checked={isNone}
            onChange={event => setNone(event.target.checked)}
          />{' '}
          {desk.option('no-roll')}
        </label>
      )}
      {!isNone &&
        [1, 2].map(die => (
          <div key={die} className="die-lies">
            <Keys
              name={`${field.name}-${die}`}
              label={desk.dieShows(die)}
              options={FACES.map(plain)}
            />
          </div>
        ))}
    </>
  )
}

/** @rule nz1:7.1 */
export const Reserved = ({ field, at }: { readonly field: FormField; readonly at: DeskTable }) => {
  const words = useWords()
  const { desk } = words
  return (
    <>
      <Several
        name={field.name}
        label={desk.field(field.name)}
        options={severalOptions(field, at, words)}
      />
      <label>
        {desk.field('event')}
        <input name="event" maxLength={64} autoComplete="off" />
      </label>
    </>
  )
}
