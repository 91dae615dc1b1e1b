import { calls } from '../../../features/desk/words/calls.en.ts'
import { desk } from '../../../features/desk/words/desk.en.ts'
import { pit } from '../../../features/pit/words/pit.en.ts'
import { staff } from '../../../features/staff/words/staff.en.ts'
import { start } from '../../../features/start/words/start.en.ts'
import { terms } from '../../terms.en.ts'

export const volume = { desk, calls, staff, terms, pit, start }
