/** More of the sweep. */
import './battery.test.ts'
