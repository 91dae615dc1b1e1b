/** More of the sweep. */
import './evaluator.test.ts'
