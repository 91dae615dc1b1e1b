import { join } from 'node:path'
import { compileInto, ROOT } from './javascript.ts'

/** `npm start` runs the program compiled, because it then starts sooner and uses less CPU time. */

await compileInto(join(ROOT, '.compiled'))
