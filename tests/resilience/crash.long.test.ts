/** All of the sweep. */
import './crash.test.ts'
