/** A labelled choice between a few options. */
export const Choose = ({
  name,
  value,
  among,
  choose,
}: {
  readonly name: string
  readonly value: string
  readonly among: readonly (readonly [value: string, says: string])[]
  readonly choose: (value: string) => void
}) => (
  <label className="choose">
    <span>{name}</span>
    <select value={value} onChange={event => choose(event.target.value)}>
      {among.map(([each, says]) => (
        <option key={each} value={each}>
          {says}
        </option>
      ))}
    </select>
  </label>
)
