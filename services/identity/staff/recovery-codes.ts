import { createHash, randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { recoveryCodes } from '../identity-tables.ts'

const CODE_COUNT = 10
/** Excludes characters that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODE_LENGTH = 16

/** Replaces a team member's recovery codes (78 bits each). They are returned only once and stored as digests. */
export async function replaceRecoveryCodes(tx: Queryable, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, createCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ accountId, digest: hashCode(code) })))
  return codes
}

/** Consumes a recovery code and returns whether it was valid. Only one of two simultaneous uses succeeds. */
export async function consumeRecoveryCode(tx: Queryable, accountId: string, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.digest, hashCode(code))))
    .returning({ digest: recoveryCodes.digest })
  return used.length > 0
}

export async function countRecoveryCodes(queryable: Queryable, accountId: string): Promise<number> {
  const [left] = await queryable
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
  return left?.count ?? 0
}

function createCode(): string {
  const characters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return characters.replace(/(.{4})(?=.)/g, '$1-')
}

function hashCode(code: string): string {
  const characters = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHash('sha256').update(characters).digest('base64url')
}
