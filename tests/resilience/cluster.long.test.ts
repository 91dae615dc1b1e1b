/** More of the sweep. */
import './cluster.test.ts'
