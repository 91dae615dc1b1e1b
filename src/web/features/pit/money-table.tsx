import type { ReactNode } from 'react'

interface Props {
  readonly heads: readonly string[]
  readonly children: ReactNode
}

/** A table of amounts. The first column has the names of the lines. */
export const MoneyTable = ({ heads, children }: Props) => (
  <div className="scroll">
    <table className="money">
      <thead>
        <tr>
          <td />
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </div>
)
