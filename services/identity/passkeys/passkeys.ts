import type { WebAuthnCredential } from '@simplewebauthn/server'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Passkey } from '#contracts/passkeys.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type PASSKEY_USES, passkeys } from '../identity-tables.ts'

export type PasskeyUse = (typeof PASSKEY_USES)[number]
type PasskeyScope = { accountId: string; use: PasskeyUse }

export type VerifiedPasskey = Pick<WebAuthnCredential, 'id' | 'publicKey' | 'counter' | 'transports'>

/** More than the number of devices and password managers that anyone has. */
const PASSKEYS_MAX = 20

/** Returns an account's passkeys for one use, oldest first. */
export function listPasskeys(queryable: Queryable, scope: PasskeyScope) {
  return queryable.select().from(passkeys).where(isInScope(scope)).orderBy(asc(passkeys.createdAt))
}

export function toPasskeys(rows: Awaited<ReturnType<typeof listPasskeys>>): Passkey[] {
  return rows.map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

/** Stores a new passkey of a locked account. Refused if the passkey is already registered with any account. */
export async function addPasskey(
  tx: Queryable,
  { accountId, use }: PasskeyScope,
  { name, credential, now }: { name: string; credential: VerifiedPasskey; now: Date },
): Promise<Result<true, 'passkey-refused' | 'passkeys-exhausted'>> {
  const existing = await listPasskeys(tx, { accountId, use })
  if (existing.length >= PASSKEYS_MAX) return refuse('passkeys-exhausted')
  const added = await tx
    .insert(passkeys)
    .values({
      accountId,
      use,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return added.length > 0 ? ok(true) : refuse('passkey-refused')
}

export async function renamePasskey(
  queryable: Queryable,
  scope: PasskeyScope & { id: string; name: string },
): Promise<void> {
  await queryable.update(passkeys).set({ name: scope.name }).where(matchesPasskey(scope))
}

/** Removes a passkey and returns whether it existed. */
export async function removePasskey(tx: Queryable, scope: PasskeyScope & { id: string }): Promise<boolean> {
  return (await tx.delete(passkeys).where(matchesPasskey(scope)).returning({ id: passkeys.id })).length > 0
}

/** Removes all passkeys for one use and returns their number. */
export async function removePasskeys(tx: Queryable, scope: PasskeyScope): Promise<number> {
  return (await tx.delete(passkeys).where(isInScope(scope)).returning({ id: passkeys.id })).length
}

function isInScope({ accountId, use }: PasskeyScope) {
  return and(eq(passkeys.accountId, accountId), eq(passkeys.use, use))
}

function matchesPasskey({ id, ...scope }: PasskeyScope & { id: string }) {
  // Compare as text, since the id comes from a browser and may not be a UUID.
  return and(isInScope(scope), sql`${passkeys.id}::text = ${id}`)
}
