import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Randomness } from '../randomness.ts'
import type { Messenger } from './messenger.ts'

/**
 * Encrypts every message with a key derived from the house's key, so that the operator of the
 * messenger can neither read nor forge commands. The subject is authenticated too.
 */

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

export const sealed = (messenger: Messenger, houseKey: Buffer, random: Randomness): Messenger => {
  const key = Buffer.from(hkdfSync('sha256', houseKey, '', 'croupier messages|v1', 32))
  const seal = (subject: string, bytes: Buffer): Buffer => {
    const nonce = random.bytes(NONCE)
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(subject))
    const text = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), text])
  }
  const open = (subject: string, bytes: Buffer): Buffer => {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
      .setAAD(Buffer.from(subject))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
  }
  /** Returns undefined for a message of another house, which is ignored. */
  const opened = (subject: string, bytes: Buffer): Buffer | undefined => {
    try {
      return open(subject, bytes)
    } catch {
      return undefined
    }
  }
  const answer = (subject: string): string => `${subject} answer`
  return {
    publish: (subject, bytes) => messenger.publish(subject, seal(subject, bytes)),
    listen: (subject, hear) =>
      messenger.listen(subject, bytes => {
        const text = opened(subject, bytes)
        if (text) hear(text)
      }),
    request: async (subject, bytes) => {
      const back = await messenger.request(subject, seal(subject, bytes))
      return open(answer(subject), back)
    },
    serve: (subject, answers) =>
      messenger.serve(subject, async bytes =>
        seal(answer(subject), await answers(open(subject, bytes))),
      ),
    isConnected: messenger.isConnected,
    close: messenger.close,
  }
}
