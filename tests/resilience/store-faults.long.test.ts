/** More of the sweep. */
import './store-faults.test.ts'
