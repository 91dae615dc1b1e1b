import { judgeRoulette, ROULETTE } from '../../audit/roulette.ts'
import { decode } from '../input.ts'
import { elections } from '../settle/roulette.ts'
import { type AuditedGame, limits } from './game.ts'

const schema = elections.extend({ limits })

export const roulette: AuditedGame = {
  fields: ROULETTE,
  open: (_, value, file, unit) => {
    const { limits: sign, ...elected } = decode(schema, value, file)
    return judgeRoulette({ unit, limits: sign, smallest: 1, elections: elected })
  },
}
