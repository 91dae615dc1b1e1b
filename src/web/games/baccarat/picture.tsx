import { CardFan } from '../../ui/pieces/card-fan.tsx'

/** The game's picture in the lobby. */
export const Picture = () => <CardFan cards={['9S', 'KH']} />
