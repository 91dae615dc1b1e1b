import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { SUBJECTS } from '../../school/curriculum.ts'
import { courseEvening, LEVELS } from '../../school/levels.ts'
import { type AnswerValue, type Mark, marksOf, type TraineeAnswer } from '../../school/marks.ts'
import { type Score, scoreOf } from '../../school/score.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'
import { readLessons } from './lessons.ts'

/**
 * A result holds the answers, not the score: anyone who checks it marks it again. The signature
 * proves who examined the trainee.
 */

const GIVEN = z.union([z.string(), z.number(), z.boolean(), z.record(z.string(), z.unknown())])

export const ANSWER = z.strictObject({
  to: z.string(),
  given: GIVEN,
  took: z.number().min(0).optional(),
})

const RESULT = z.strictObject({
  format: z.literal(1),
  name: z.string().min(1).max(100),
  level: z.enum(LEVELS),
  subject: z.enum(SUBJECTS),
  seed: z.string().min(1).max(100),
  answers: z.array(ANSWER).max(10_000),
})

const SIGNED = RESULT.extend({
  /** SHA-256 of the lessons, so that a changed lesson is noticed. */
  lessons: z.string(),
  publicKey: z.string(),
  signature: z.string(),
})

type Result = z.infer<typeof RESULT>
type SignedResult = z.infer<typeof SIGNED>

export const answerOf = ({ to, given, took }: z.infer<typeof ANSWER>): TraineeAnswer => ({
  to,
  given: given as AnswerValue,
  ...(took !== undefined && { took }),
})

export const readResult = (file: string | undefined): Result | SignedResult => {
  const place = file ?? 'standard input'
  const value = parseJson(readInput(file), place)
  const isSigned = typeof value === 'object' && value !== null && 'signature' in value
  return isSigned ? decode(SIGNED, value, place) : decode(RESULT, value, place)
}

const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const { id, text } of readLessons([])) hash.update(`${id}\n${text}\n`)
  return hash.digest('hex')
}

/**
 * The bytes to sign: the fields in this order, without the signature, so that every machine gets
 * the same.
 */
const signedBytes = ({
  format,
  name,
  level,
  subject,
  seed,
  answers,
  lessons,
  publicKey,
}: Omit<SignedResult, 'signature'>): Buffer =>
  Buffer.from(
    JSON.stringify([
      format,
      name,
      level,
      subject,
      seed,
      answers.map(({ to, given, took }) => [to, given, took ?? null]),
      lessons,
      publicKey,
    ]),
  )

/** Reads the key, or creates one that only its owner can read. */
const keyIn = (file: string): KeyObject => {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  }
  try {
    return createPrivateKey(readFileSync(file))
  } catch {
    throw new Malformed(`${file} is not a private key`)
  }
}

const publicText = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')

export const signed = (result: Result | SignedResult, keyFile: string): SignedResult => {
  const key = keyIn(keyFile)
  const { format, name, level, subject, seed, answers } = result
  const whole = {
    format,
    name,
    level,
    subject,
    seed,
    answers,
    lessons: fingerprint(),
    publicKey: publicText(key),
  }
  return { ...whole, signature: sign(null, signedBytes(whole), key).toString('base64') }
}

export interface ExaminationCheck {
  readonly score: Score
  readonly marks: readonly Mark[]
  /** True if the signature is that of `publicKey`; undefined if there is none. */
  readonly isSigned?: boolean
  /** True if the lessons are those that were signed. */
  readonly isSameLessons?: boolean
}

const isGenuine = (result: SignedResult): boolean => {
  try {
    const key = createPublicKey({
      key: Buffer.from(result.publicKey, 'base64'),
      type: 'spki',
      format: 'der',
    })
    return verify(null, signedBytes(result), key, Buffer.from(result.signature, 'base64'))
  } catch {
    return false
  }
}

export const verdictOn = (result: Result | SignedResult): ExaminationCheck => {
  const { level, subject, seed, answers } = result
  const evening = courseEvening({ level, subject, seed }, readLessons([]))
  const marks = marksOf(evening, answers.map(answerOf))
  const score = scoreOf(marks)
  if (!('signature' in result)) return { score, marks }
  return {
    score,
    marks,
    isSigned: isGenuine(result),
    isSameLessons: result.lessons === fingerprint(),
  }
}
