/** More of the pairs. */
import './pairs.test.ts'
