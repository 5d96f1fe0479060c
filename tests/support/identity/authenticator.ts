import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '#contracts/passkeys.ts'

/** What an attacker, or a broken authenticator, would send instead. */
export type Forged = {
  readonly origin?: string
  readonly host?: string
  readonly challenge?: string
  readonly type?: string
  readonly isVerified?: boolean
  /** The signature counter; defaults to one more than the last time. */
  readonly counter?: number
  /** Signs with a different key. */
  readonly isSignedByOther?: boolean
}

/** An authenticator in software: one ES256 key, attestation `none` (WebAuthn Level 3, §6). */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const id = randomBytes(32)
  let count = 0

  const clientData = (challenge: string, type: string, forged: Forged) =>
    Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(host: string, forged: Forged, attested: Buffer | null): Buffer {
    count = forged.counter ?? count + 1
    const userPresent = 1
    const userVerified = forged.isVerified === false ? 0 : 4
    const hasKey = attested ? 64 : 0
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const digest = createHash('sha256')
      .update(forged.host ?? host)
      .digest()
    const flags = Buffer.from([userPresent | userVerified | hasKey])
    return Buffer.concat([digest, flags, counter, attested ?? Buffer.alloc(0)])
  }

  const credential = () => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  })

  return {
    id: id.toString('base64url'),
    create(creation: PasskeyCreation, forged: Forged = {}): CreatedPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // COSE_Key: kty EC2, alg ES256, crv P-256, x, y.
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key])
      const data = authenticatorData(creation.rp.id, forged, attested)
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', null],
        ['authData', data],
      ])
      return {
        ...credential(),
        response: {
          clientDataJSON: clientData(creation.challenge, 'webauthn.create', forged).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    use(request: PasskeyRequest, forged: Forged = {}): UsedPasskey {
      const client = clientData(request.challenge, 'webauthn.get', forged)
      const data = authenticatorData(request.rpId, forged, null)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      const signature = sign('sha256', signed, forged.isSignedByOther ? other : privateKey)
      return {
        ...credential(),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

type CborValue = number | string | Buffer | null

/** The part of CBOR (RFC 8949) that authenticators need; null is an empty map. */
function cborMap(entries: readonly [number | string, CborValue][]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cborValue)])
}

function cborValue(value: CborValue): Buffer {
  if (value === null) return head(5, 0)
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  const bytes = Buffer.from(value as string)
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
