/** More of the sweep. */
import './second-verifier.test.ts'
