import { Hand, Place } from '../../features/help/guide/parts.tsx'
import { onPage } from '../index.ts'

const Road = onPage('baccarat')!.road!

/** The area that the coach points at for a first bet. */
export const FIRST_AREA = '[data-on="player"]'

/** In the order of the guide's sentences. */
export const PICTURES = [
  <>
    <Hand cards={['7S', '2D']} says="P" />
    <Hand cards={['KH', '6C']} says="B" />
  </>,
  <Place key="player" name={({ baccarat }) => baccarat.area('player', 'Player')} chip={2500} />,
  <Place key="banker" name={({ baccarat }) => baccarat.area('banker', 'Banker')} chip={2500} />,
  <Place key="tie" name={({ baccarat }) => baccarat.area('tie', 'Tie')} chip={500} />,
  <>
    <Hand cards={['AS']} says={1} />
    <Hand cards={['6D']} says={6} />
    <Hand cards={['QH']} says={0} />
  </>,
  <Hand key="sum" cards={['7S', '8H']} says="15 → 5" />,
  <Hand key="natural" cards={['9C', 'KD']} says={9} />,
  <Hand key="third" cards={['2S', '3D', '4C']} says={9} />,
  <>
    <Hand cards={['7S', 'JD']} says={7} />
    <Hand cards={['4H', '2C']} says={6} />
  </>,
  <Road key="road" road="PPBBBPTBPPB" shapes={false} />,
]
