/** All of the sweep. */
import './s04-evaluator.test.ts'
