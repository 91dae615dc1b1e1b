import { DOWN, Hand, Place, Unavailable } from '../../features/help/guide/parts.tsx'

const MINE = ['AS', 'KD', '9C', '9H', '4S'] as const

/** The area that the coach points at for a first bet. */
export const FIRST_AREA = '[data-on="ante"]'

/** In the order of the guide's sentences. */
export const PICTURES = [
  <Place key="ante" name={({ lunar }) => lunar.wager('ante')} chip={2500} />,
  <Hand key="mine" cards={MINE} />,
  <Hand key="dealer" cards={['JD', DOWN, DOWN, DOWN, DOWN]} />,
  <>
    <Place name={({ lunar }) => lunar.wager('ante')} chip={2500} />
    <Place name={({ lunar }) => lunar.wager('bet')} chip={5000} />
  </>,
  <>
    <Hand cards={['AS', 'KD', '9C', '9H']} />
    <Unavailable>
      <Hand cards={['4S']} />
    </Unavailable>
  </>,
  <Hand key="sixth" cards={[...MINE, '9D']} />,
  <Unavailable key="fold">
    <Hand cards={[DOWN, DOWN, DOWN, DOWN, DOWN]} />
  </Unavailable>,
  <Hand key="qualifies" cards={['AH', 'KC', '8S', '5D', '2C']} />,
  <>
    <Hand cards={['9C', '9H', '9D', 'AS', 'KD']} />
    <Hand cards={['JD', 'JC', '8S', '5H', '2S']} />
  </>,
  <Place key="super" name={({ lunar }) => lunar.wager('super')} chip={500} />,
]
