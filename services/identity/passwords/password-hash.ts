import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The argon2id cost parameters recommended by OWASP: 19 MiB and two passes. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32
const SALT_BYTES = 16

const derive = promisify(argon2)

/** Hashes a password with argon2id and a random salt. Returns a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await deriveTag(password, salt, { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES })
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${toBase64(salt)}$${toBase64(tag)}`
}

/**
 * Returns whether the password matches the stored hash. If the hash is null, the same work is done and the result is
 * false, so that timing does not reveal whether an account exists.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = PHC.exec(stored ?? '')?.groups
  if (!parts) {
    await hashPassword(password)
    return false
  }
  const expected = Buffer.from(parts.tag ?? '', 'base64')
  const tag = await deriveTag(password, Buffer.from(parts.salt ?? '', 'base64'), {
    memory: Number(parts.memory),
    passes: Number(parts.passes),
    parallelism: Number(parts.lanes),
  })
  return tag.length === expected.length && timingSafeEqual(tag, expected)
}

const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<salt>[^$]+)\$(?<tag>[^$]+)$/

function deriveTag(
  password: string,
  nonce: Buffer,
  work: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return derive('argon2id', { ...work, message, nonce, tagLength: TAG_BYTES })
}

/** Encodes base64 without padding, as in PHC strings. */
function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(?<!=)=+$/, '')
}
