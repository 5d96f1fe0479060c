import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { type PasskeyRequest, passkeyRequest, type UsedPasskey } from '#contracts/passkeys.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Account } from '../accounts/accounts.ts'
import { accounts, passkeys } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'
import { consumeChallenge, issueChallenge, type Purpose } from './challenges.ts'
import { readChallenge } from './create-passkey.ts'
import { listPasskeys, type PasskeyUse } from './passkeys.ts'
import { getRelyingParty } from './relying-party.ts'

type Dependencies = Pick<IdentityOptions, 'database' | 'clock' | 'origin'>

const TIMEOUT_MS = 5 * 60_000

/**
 * Returns the options that a browser needs to use a passkey of an account or, if `accountId` is null, any passkey for
 * signing in. Null where passkeys are not possible or the account has none.
 */
export async function createRequestOptions(
  options: Dependencies,
  { accountId, use, purpose }: { accountId: string | null; use: PasskeyUse; purpose: Purpose },
): Promise<PasskeyRequest | null> {
  const party = getRelyingParty(options)
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
 * Verifies a passkey's response: challenge, origin, host, user verification, increased counter, and signature. Records
 * the use and returns the passkey's account with its current credentials version.
 */
export async function acceptPasskey(
  options: Dependencies,
  used: UsedPasskey,
  { use, accountId, purpose }: { use: PasskeyUse; accountId?: string; purpose: Purpose },
): Promise<Result<Account, 'passkey-refused'>> {
  const { database, clock } = options
  const party = getRelyingParty(options)
  const challenge = readChallenge(used.response.clientDataJSON)
  if (!party || challenge === null) return refuse('passkey-refused')
  // Consume the challenge first, so that it cannot be reused after a refusal.
  if (!(await consumeChallenge(options, challenge, purpose))) return refuse('passkey-refused')
  return database.db.transaction(async (tx) => {
    // Lock the row, so that only one of two signatures with the same counter is accepted.
    const [known] = await tx
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.credentialId, used.id), eq(passkeys.use, use)))
      .for('update')
    if (!known || (accountId !== undefined && known.accountId !== accountId)) return refuse('passkey-refused')
    const counter = await verifyResponse(used, { party, challenge, known })
    if (counter === null) return refuse('passkey-refused')
    await tx.update(passkeys).set({ counter, usedAt: clock() }).where(eq(passkeys.id, known.id))
    // Read the account while the passkey is locked, since a change of credentials that removes the passkey also changes
    // the version.
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, known.accountId))
    return account ? ok(account) : refuse('passkey-refused')
  })
}

type ExpectedResponse = {
  party: { id: string; origin: string }
  challenge: string
  known: typeof passkeys.$inferSelect
}

/** Returns a passkey's new counter, or null if its signature is rejected. */
async function verifyResponse(
  used: UsedPasskey,
  { party, challenge, known }: ExpectedResponse,
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
    // The library throws for every response that it rejects.
    return null
  }
}
