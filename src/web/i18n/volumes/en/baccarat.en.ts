import { international, nominees } from '../../../games/baccarat/words/acting.en.ts'
import { baccarat } from '../../../games/baccarat/words/baccarat.en.ts'
import { cloth } from '../../../games/baccarat/words/cloth.en.ts'
import { handling, squeeze } from '../../../games/baccarat/words/handling.en.ts'

export const volume = { baccarat, cloth, nominees, international, handling, squeeze }
