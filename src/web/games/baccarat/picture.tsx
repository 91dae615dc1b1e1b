import { CardFan } from '../../ui/card-fan.tsx'

/** What the game is known by, made from the things it is played with. */
export const Picture = () => <CardFan cards={['9S', 'KH']} />
