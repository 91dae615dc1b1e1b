import { judgeSnakeEyes, SNAKE_EYES } from '../../audit/snake-eyes.ts'
import { type Elections, electionRefused } from '../../games/snake-eyes/book/book.ts'
import { decode } from '../input.ts'
import { elections } from '../settle/snake-eyes.ts'
import { type AuditedGame, limits, refuseElections } from './game.ts'

const schema = elections.extend({ limits })

export const snakeEyes: AuditedGame = {
  fields: SNAKE_EYES,
  open: (_, value, file, unit) => {
    const { limits: sign, ...elected } = decode(schema, value, file)
    refuseElections(file, electionRefused(elected as Elections))
    return judgeSnakeEyes({ unit, limits: sign, smallest: 1, elections: elected as Elections })
  },
}
