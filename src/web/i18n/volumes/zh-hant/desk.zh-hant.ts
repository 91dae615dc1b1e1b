import { calls } from '../../../features/desk/words/calls.zh-hant.ts'
import { desk } from '../../../features/desk/words/desk.zh-hant.ts'
import { pit } from '../../../features/pit/words/pit.zh-hant.ts'
import { REFUSALS as OF_STAFF } from '../../../features/staff/words/refusals.zh-hant.ts'
import { staff } from '../../../features/staff/words/staff.zh-hant.ts'
import { start } from '../../../features/start/words/start.zh-hant.ts'
import { terms } from '../../terms.zh-hant.ts'

export const volume = { desk, calls, staff, terms, pit, start, templates: OF_STAFF }
