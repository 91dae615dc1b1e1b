import { fairness } from '../../../features/fairness/words/fairness.zh-hant.ts'
import { proof } from '../../../features/fairness/words/proof.zh-hant.ts'
import { audit } from '../../../features/inspector/words/audit.zh-hant.ts'
import { inspector } from '../../../features/inspector/words/inspector.zh-hant.ts'
import { share } from '../../../features/replay/words/share.zh-hant.ts'

export const volume = { inspector, audit, fairness, proof, share }
