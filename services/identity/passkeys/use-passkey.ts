import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { type PasskeyRequest, passkeyRequest, type UsedPasskey } from '#contracts/passkeys.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Account } from '../accounts/accounts.ts'
import { accounts, passkeys } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'
import { consumeChallenge, issueChallenge, type Purpose } from './challenges.ts'
import { challengeOf } from './create-passkey.ts'
import { listPasskeys, type PasskeyUse } from './passkeys.ts'
import { relyingPartyOf } from './relying-party.ts'

type Surroundings = Pick<IdentityOptions, 'database' | 'clock' | 'origin'>

const TIMEOUT_MS = 5 * 60_000

/**
 * What a browser needs to use a passkey of an account, or, if it is not known yet (`accountId` is null), any passkey
 * for signing in. Null where there can be none, or the account has none.
 */
export async function requestOf(
  options: Surroundings,
  { accountId, use, purpose }: { accountId: string | null; use: PasskeyUse; purpose: Purpose },
): Promise<PasskeyRequest | null> {
  const party = relyingPartyOf(options)
  if (!party) return null
  const known = accountId === null ? null : await listPasskeys(options.database.db, { accountId, use })
  if (known?.length === 0) return null
  const generated = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(await issueChallenge(options, purpose), 'base64url')),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })) }),
  })
  return passkeyRequest.parse(generated)
}

/**
 * Verifies what a passkey has signed: challenge, origin, host, that the user was verified, that its counter has
 * advanced, and the signature. Records the use; returns the account of the passkey, with its credentials version of
 * this moment.
 */
export async function acceptPasskey(
  options: Surroundings,
  used: UsedPasskey,
  { use, accountId, purpose }: { use: PasskeyUse; accountId?: string; purpose: Purpose },
): Promise<Result<Account, 'passkey-refused'>> {
  const { database, clock } = options
  const party = relyingPartyOf(options)
  const challenge = challengeOf(used.response.clientDataJSON)
  if (!party || challenge === null) return refuse('passkey-refused')
  // Used up first, so that nothing that is refused can be tried with the same challenge again.
  if (!(await consumeChallenge(options, challenge, purpose))) return refuse('passkey-refused')
  return database.db.transaction(async (tx) => {
    // Locked, so that of two signatures with the same count one is accepted.
    const [known] = await tx
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.credentialId, used.id), eq(passkeys.use, use)))
      .for('update')
    if (!known || (accountId !== undefined && known.accountId !== accountId)) return refuse('passkey-refused')
    const counter = await verifiedCounter(used, { party, challenge, known })
    if (counter === null) return refuse('passkey-refused')
    await tx.update(passkeys).set({ counter, usedAt: clock() }).where(eq(passkeys.id, known.id))
    // Read while the passkey is locked: a change of the credentials that removes it changes the version, too.
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, known.accountId))
    return account ? ok(account) : refuse('passkey-refused')
  })
}

type Expected = {
  party: { id: string; origin: string }
  challenge: string
  known: typeof passkeys.$inferSelect
}

/** The new count of a passkey, or null if what it signed is refused. */
async function verifiedCounter(
  used: UsedPasskey,
  { party, challenge, known }: Expected,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...used, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for every response that it refuses.
    return null
  }
}
