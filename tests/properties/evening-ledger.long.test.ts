/** More of the sweep. */
import './evening-ledger.test.ts'
