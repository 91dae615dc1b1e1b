import { CardFan } from '../../ui/card-fan.tsx'

/** The game's picture in the lobby. */
export const Picture = () => <CardFan cards={['9S', 'KH']} />
