import fc from 'fast-check'
import { SEED } from './fixtures/sweep.ts'

fc.configureGlobal({ seed: SEED })
