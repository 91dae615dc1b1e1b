import { fairness } from '../../../features/fairness/words/fairness.en.ts'
import { proof } from '../../../features/fairness/words/proof.en.ts'
import { audit } from '../../../features/inspector/words/audit.en.ts'
import { inspector } from '../../../features/inspector/words/inspector.en.ts'
import { share } from '../../../features/replay/words/share.en.ts'

export const volume = { inspector, audit, fairness, proof, share }
