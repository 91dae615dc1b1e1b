/** More of the sweep. */
import './cited.test.ts'
