import { judgeLunarPoker, LUNAR_POKER } from '../../audit/lunar-poker.ts'
import { type Elections, electionRefused } from '../../games/lunar-poker/book/elections.ts'
import { decode } from '../input.ts'
import { elections } from '../settle/lunar-poker.ts'
import { type AuditedGame, limits, refuseElections } from './game.ts'

const schema = elections.extend({ limits })

export const lunarPoker: AuditedGame = {
  fields: LUNAR_POKER,
  open: (_, value, file, unit) => {
    const { limits: sign, ...elected } = decode(schema, value, file)
    refuseElections(file, electionRefused(elected as Elections))
    return judgeLunarPoker({ unit, limits: sign, smallest: 1, elections: elected as Elections })
  },
}
