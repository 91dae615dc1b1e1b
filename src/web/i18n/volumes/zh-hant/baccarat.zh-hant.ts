import { international, nominees } from '../../../games/baccarat/words/acting.zh-hant.ts'
import { baccarat } from '../../../games/baccarat/words/baccarat.zh-hant.ts'
import { CALLS as BACCARAT_CALLS } from '../../../games/baccarat/words/calls.zh-hant.ts'
import { cloth } from '../../../games/baccarat/words/cloth.zh-hant.ts'
import { handling, squeeze } from '../../../games/baccarat/words/handling.zh-hant.ts'
import { REFUSALS as OF_BACCARAT } from '../../../games/baccarat/words/refusals.zh-hant.ts'
import { SIGNS } from '../../../games/baccarat/words/signs.zh-hant.ts'

export const volume = {
  baccarat,
  cloth,
  nominees,
  international,
  handling,
  squeeze,
  templates: { ...OF_BACCARAT, ...BACCARAT_CALLS, ...SIGNS },
}
