import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import { hasSecondFactor, mayRemoveFactor, type SecondFactors } from '#domain/team/second-factors.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { passkeys, staff } from '../identity-tables.ts'
import { addPasskey, removePasskey, type VerifiedPasskey } from '../passkeys/passkeys.ts'
import { openSecret } from './new-secret.ts'
import { findTimeStep } from './one-time-code.ts'
import { consumeRecoveryCode, replaceRecoveryCodes } from './recovery-codes.ts'
import { isMemberOfTeam } from './team-members.ts'

type SubmittedCode = { accountId: string; code: string; now: Date }
/** Whether a factor is the member's first, for which the password is enough, or an additional one. */
type Order = 'first' | 'another'

export async function readSecondFactors(queryable: Queryable, accountId: string): Promise<SecondFactors> {
  const isDeskPasskey = and(eq(passkeys.accountId, accountId), eq(passkeys.use, 'second-factor'))
  const [registered] = await queryable.select({ count: count() }).from(passkeys).where(isDeskPasskey)
  const [code] = await queryable
    .select({ id: staff.accountId })
    .from(staff)
    .where(and(eq(staff.accountId, accountId), isNotNull(staff.sealedSecret)))
  return { hasCode: code !== undefined, passkeys: registered?.count ?? 0 }
}

/** Locks a member's account and returns whether a factor may be set up as the first one or as another. */
async function lockForSetUp(tx: Queryable, accountId: string, order: Order): Promise<boolean> {
  const account = await lockAccount(tx, accountId)
  if (!account || !(await isMemberOfTeam(tx, accountId))) return false
  return hasSecondFactor(await readSecondFactors(tx, accountId)) === (order === 'another')
}

/**
 * Sets up one-time codes with the first code of a new secret. Returns the recovery codes if this is the member's first
 * second factor. Only one of two simultaneous attempts succeeds.
 */
export async function setUpCode(
  tx: Queryable,
  { accountId, code, now }: SubmittedCode,
  { secret, seal, order }: { secret: string; seal: Seal; order: Order },
): Promise<Result<string[], 'code-wrong'>> {
  const step = findTimeStep(code, secret, now)
  if (step === null || !(await lockForSetUp(tx, accountId, order))) return refuse('code-wrong')
  const set = await tx
    .update(staff)
    .set({ sealedSecret: seal.seal(secret), lastStep: step })
    .where(and(eq(staff.accountId, accountId), isNull(staff.sealedSecret)))
    .returning({ id: staff.accountId })
  if (set.length === 0) return refuse('code-wrong')
  return ok(order === 'first' ? await replaceRecoveryCodes(tx, accountId) : [])
}

/** Sets up a verified passkey. Returns the recovery codes if this is the member's first second factor. */
export async function setUpPasskey(
  tx: Queryable,
  accountId: string,
  { order, ...passkey }: { name: string; credential: VerifiedPasskey; now: Date; order: Order },
): Promise<Result<string[], 'passkey-refused' | 'passkeys-exhausted'>> {
  if (!(await lockForSetUp(tx, accountId, order))) return refuse('passkey-refused')
  const added = await addPasskey(tx, { accountId, use: 'second-factor' }, passkey)
  if (!added.ok) return added
  return ok(order === 'first' ? await replaceRecoveryCodes(tx, accountId) : [])
}

/**
 * Removes the one-time codes or the passkey with this id, and returns whether it existed. The last factor cannot be
 * removed.
 */
export async function removeFactor(
  tx: Queryable,
  accountId: string,
  factor: { kind: 'code' } | { kind: 'passkey'; id: string },
): Promise<Result<boolean, 'last-factor'>> {
  await lockAccount(tx, accountId)
  const factors = await readSecondFactors(tx, accountId)
  if (!mayRemoveFactor(factors, factor.kind)) return refuse('last-factor')
  if (factor.kind === 'passkey')
    return ok(await removePasskey(tx, { accountId, use: 'second-factor', id: factor.id }))
  await tx.update(staff).set({ sealedSecret: null, lastStep: null }).where(eq(staff.accountId, accountId))
  return ok(factors.hasCode)
}

/** Sets a one-time code secret that the person already knows. */
export async function setSecret(
  tx: Queryable,
  { accountId, secret, seal }: { accountId: string; secret: string; seal: Seal },
): Promise<void> {
  const set = { sealedSecret: seal.seal(secret), lastStep: null }
  await tx.update(staff).set(set).where(eq(staff.accountId, accountId))
}

/** Consumes a team member's one-time code or recovery code. Returns which kind it was, or null if it is not valid. */
export async function acceptMemberCode(
  tx: Queryable,
  { secretSeal: seal }: { secretSeal: Seal },
  given: SubmittedCode,
): Promise<'one-time' | 'recovery' | null> {
  const [member] = await tx
    .select({ sealed: staff.sealedSecret })
    .from(staff)
    .where(eq(staff.accountId, given.accountId))
  const sealed = member?.sealed ?? null
  const secret = openSecret(seal, sealed)
  return acceptCode(tx, given, sealed !== null && secret !== null ? { sealed, secret, seal } : null)
}

/**
 * Consumes a one-time code of an encrypted secret, or a recovery code. Returns which kind it was, or null if it is not
 * valid. The statement that accepts a code also consumes it, and fails if the secret was reset in the meantime.
 */
async function acceptCode(
  tx: Queryable,
  { accountId, code, now }: SubmittedCode,
  codeSecret: { sealed: string; secret: string; seal: Seal } | null,
): Promise<'one-time' | 'recovery' | null> {
  if (!/^[\d\s]*$/.test(code)) return (await consumeRecoveryCode(tx, accountId, code)) ? 'recovery' : null
  const step = codeSecret && findTimeStep(code, codeSecret.secret, now)
  if (codeSecret === null || step === null) return null
  const { sealed, secret, seal } = codeSecret
  const isNext = or(isNull(staff.lastStep), lt(staff.lastStep, step))
  const accepted = await tx
    .update(staff)
    .set({ lastStep: step, sealedSecret: seal.isCurrent(sealed) ? sealed : seal.seal(secret) })
    .where(and(eq(staff.accountId, accountId), eq(staff.sealedSecret, sealed), isNext))
    .returning({ id: staff.accountId })
  return accepted.length > 0 ? 'one-time' : null
}
