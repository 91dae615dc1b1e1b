import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** A passkey in software, written from the WebAuthn specification, for what a browser would not do. */

const sha256 = (what: string | Buffer): Buffer => createHash('sha256').update(what).digest()

const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

export const newAuthenticator = (origin: string, host: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const raw = randomBytes(16)
  const id = raw.toString('base64url')
  let counter = 0
  const head = (flags: number): Buffer => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.of(flags), count])
  }
  const said = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })
  const create = (challenge: string) => {
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.of(0, raw.length)
    const authData = Buffer.concat([
      head(PRESENT_AND_VERIFIED | WITH_KEY),
      Buffer.alloc(16),
      length,
      raw,
      isoCBOR.encode(key),
    ])
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    )
    return answer({
      clientDataJSON: said('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
    })
  }
  const get = (challenge: string) => {
    const authData = head(PRESENT_AND_VERIFIED)
    const client = said('webauthn.get', challenge)
    return answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey).toString(
        'base64url',
      ),
    })
  }
  return { id, create, get }
}
