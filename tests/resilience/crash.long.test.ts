/** More of the sweep. */
import './crash.test.ts'
