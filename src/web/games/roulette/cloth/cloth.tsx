import { memo } from 'react'
import type { Layout, NumberBox, OutsideBox } from '../../../../games/roulette/s02-layout.ts'
import { colourOf, type Pocket } from '../../../../games/roulette/s02-wheel.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { drawnBox, sizeOf, type Turn } from './geometry.ts'

/** The printed cloth, drawn from the boxes of the layout. @rule nz8:2.2(a) nz8:App1 */

interface ClothProps {
  readonly layout: Layout
  readonly turn: Turn
  /** The numbers that a chip would cover. */
  readonly lit: readonly Pocket[]
  /** The numbers with a chip on them, whose print moves aside. */
  readonly laid?: readonly Pocket[]
  /** The highlighted area, if the wager is one for many numbers. */
  readonly litArea: string | undefined
  /** The number with the dolly on it. */
  readonly dolly: Pocket | null
  readonly came: Pocket | undefined
}

interface BoxProps {
  readonly turn: Turn
  readonly isLit: boolean
}

interface NumberProps extends BoxProps {
  readonly box: NumberBox
  readonly isLaid: boolean
  readonly isCame: boolean
}

const NumberArea = memo(({ box, turn, isLit, isLaid, isCame }: NumberProps) => {
  const { x, y, width, height } = drawnBox(turn, box)
  const colour = colourOf(box.pocket)
  return (
    <g
      className={`number ${colour}`}
      data-lit={isLit || undefined}
      data-came={isCame || undefined}
      data-laid={isLaid || undefined}
    >
      <rect x={x} y={y} width={width} height={height} className="box" />
      <text x={x + width / 2} y={y + height / 2} className="print">
        {box.pocket}
      </text>
    </g>
  )
})

const labelOf = ({ roulette: { printed } }: Words, { kind, which }: OutsideBox): string => {
  if (kind === 'column') return printed.column
  return kind === 'dozen' ? printed.dozens[which! - 1]! : printed[kind]
}

interface DiamondProps {
  readonly kind: 'red' | 'black'
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Red and black are printed as coloured diamonds beside the word. */
const Diamond = ({ kind, x, y, size }: DiamondProps) => (
  <path
    d={`M${x} ${y - 11 * size}L${x + 15 * size} ${y}L${x} ${y + 11 * size}L${x - 15 * size} ${y}Z`}
    className={kind}
  />
)

const OutsideArea = memo(({ box, turn, isLit }: BoxProps & { box: OutsideBox }) => {
  const words = useWords()
  const { x, y, width, height } = drawnBox(turn, box)
  const [cx, cy] = [x + width / 2, y + height / 2]
  const isTall = height > width * 1.2
  const length = Math.max(width, height)
  const isColour = box.kind === 'red' || box.kind === 'black'
  const turned = isTall ? `rotate(-90 ${cx} ${cy})` : undefined
  return (
    <g className="outside" data-lit={isLit || undefined}>
      <rect x={x} y={y} width={width} height={height} className="box" />
      <g transform={turned}>
        {isColour && (
          <Diamond
            kind={box.kind as 'red' | 'black'}
            x={cx - length * (isTall ? 0.36 : 0.33)}
            y={cy}
            size={isTall ? 0.5 : 1}
          />
        )}
        <text x={isColour ? cx + length * (isTall ? 0.08 : 0.03) : cx} y={cy} className="print">
          {labelOf(words, box)}
        </text>
      </g>
    </g>
  )
})

const Courtesy = ({ box, turn }: { readonly box: NumberBox; readonly turn: Turn }) => {
  const { x, y, width, height } = drawnBox(turn, box)
  return (
    <g className="courtesy">
      <rect x={x} y={y} width={width} height={height} className="box" />
      <text x={x + width / 2} y={y + height / 2} className="print">
        {box.pocket}
      </text>
    </g>
  )
}

/** The crystal marker on the winning number. @rule nz8:2.6(d) nz8:4.4(b) */
const Dolly = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g className="dolly" transform={`translate(${x} ${y})`}>
    <ellipse cy="10" rx="15" ry="5" className="shade" />
    <path d="M-13 9C-13 -1 -5 -3 -5 -10A5 5 0 1 1 5 -10C5 -3 13 -1 13 9A13 4 0 0 1 -13 9Z" />
    <circle cy="-13" r="5.5" className="top" />
  </g>
)

export const Cloth = ({ layout, turn, lit, laid = [], litArea, dolly, came }: ClothProps) => {
  const { width, height } = sizeOf(turn)
  const marked = dolly === null ? undefined : layout.numbers.find(box => box.pocket === dolly)
  const at = marked && drawnBox(turn, marked)
  const areaOf = ({ kind, which }: OutsideBox) => (which === undefined ? kind : `${kind}:${which}`)
  return (
    <svg className="printed" viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden="true">
      {layout.outside.map(box => (
        <OutsideArea key={areaOf(box)} box={box} turn={turn} isLit={areaOf(box) === litArea} />
      ))}
      {layout.numbers.map(box => (
        <NumberArea
          key={box.pocket}
          box={box}
          turn={turn}
          isLit={lit.includes(box.pocket)}
          isLaid={laid.includes(box.pocket)}
          isCame={box.pocket === came}
        />
      ))}
      {layout.courtesy.map(box => (
        <Courtesy key={box.pocket} box={box} turn={turn} />
      ))}
      {at && <Dolly x={at.x + at.width * 0.78} y={at.y + at.height * 0.45} />}
    </svg>
  )
}
