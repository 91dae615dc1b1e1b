/** The full sweep. */
import './evaluator.test.ts'
