/** More of the sweep. */
import './tournament.test.ts'
