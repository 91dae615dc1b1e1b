/** More of the sweep. */
import './table.test.ts'
