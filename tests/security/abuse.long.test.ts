/** More of the sweep. */
import './abuse.test.ts'
