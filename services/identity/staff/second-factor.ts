import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { staff } from '../identity-tables.ts'
import { stepOf } from './one-time-code.ts'
import { consumeRecoveryCode, replaceRecoveryCodes } from './recovery-codes.ts'
import { isMember } from './team-members.ts'

type Given = { accountId: string; code: string; now: Date }

/**
 * Sets up the second factor of someone who has none, with the first code of a new secret. Returns the recovery codes. Of
 * two simultaneous attempts one succeeds.
 */
export async function setUpSecondFactor(
  tx: Queryable,
  { accountId, code, now }: Given,
  { secret, seal }: { secret: string; seal: Seal },
): Promise<Result<string[], 'code-wrong'>> {
  const step = stepOf(code, secret, now)
  if (step === null) return refuse('code-wrong')
  const set = await tx
    .update(staff)
    .set({ sealedSecret: seal.seal(secret), lastStep: step })
    .where(and(eq(staff.accountId, accountId), isMember, isNull(staff.sealedSecret)))
    .returning({ id: staff.accountId })
  return set.length > 0 ? ok(await replaceRecoveryCodes(tx, accountId)) : refuse('code-wrong')
}

/** Gives someone a secret of one-time codes that they know already. */
export async function giveSecret(
  tx: Queryable,
  { accountId, secret, seal }: { accountId: string; secret: string; seal: Seal },
): Promise<void> {
  const set = { sealedSecret: seal.seal(secret), lastStep: null }
  await tx.update(staff).set(set).where(eq(staff.accountId, accountId))
}

/**
 * Whether a code is a valid one-time code of a sealed secret, or a recovery code. It is used up by the same statement that
 * accepts it, unless the secret was reset in the meantime.
 */
export async function acceptSecondFactor(
  tx: Queryable,
  { accountId, code, now }: Given,
  { sealed, secret, seal }: { sealed: string; secret: string; seal: Seal },
): Promise<boolean> {
  if (!/^[\d\s]*$/.test(code)) return consumeRecoveryCode(tx, accountId, code)
  const step = stepOf(code, secret, now)
  if (step === null) return false
  const isNext = or(isNull(staff.lastStep), lt(staff.lastStep, step))
  const accepted = await tx
    .update(staff)
    .set({ lastStep: step, sealedSecret: seal.isCurrent(sealed) ? sealed : seal.seal(secret) })
    .where(and(eq(staff.accountId, accountId), eq(staff.sealedSecret, sealed), isNext))
    .returning({ id: staff.accountId })
  return accepted.length > 0
}
