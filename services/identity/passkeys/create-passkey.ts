import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { type CreatedPasskey, type PasskeyCreation, passkeyCreation } from '#contracts/passkeys.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { IdentityOptions } from '../options.ts'
import { consumeChallenge, issueChallenge, type Purpose } from './challenges.ts'
import { listPasskeys, type PasskeyUse, type VerifiedPasskey } from './passkeys.ts'
import { getRelyingParty } from './relying-party.ts'

type Dependencies = Pick<IdentityOptions, 'database' | 'clock' | 'origin' | 'shopName'>
type Owner = { id: string; email: string }

/** EdDSA, ES256 and RS256, the algorithms that authenticators support. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = 5 * 60_000

/**
 * Returns the options that a browser needs to create a passkey, or null where passkeys are not possible. A passkey for
 * signing in is discoverable. One for the second factor need not be, and has a different user handle, since an
 * authenticator stores only one discoverable passkey per handle.
 */
export async function createCreationOptions(
  options: Dependencies,
  { owner, use, purpose }: { owner: Owner; use: PasskeyUse; purpose: Purpose },
): Promise<PasskeyCreation | null> {
  const party = getRelyingParty(options)
  if (!party) return null
  const existing = await listPasskeys(options.database.db, { accountId: owner.id, use })
  const generated = await generateRegistrationOptions({
    rpID: party.id,
    rpName: options.shopName,
    userID: createUserHandle(owner.id, use),
    userName: owner.email,
    userDisplayName: owner.email,
    challenge: new Uint8Array(Buffer.from(await issueChallenge(options, purpose), 'base64url')),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: {
      residentKey: use === 'sign-in' ? 'required' : 'discouraged',
      userVerification: 'required',
    },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return passkeyCreation.parse(generated)
}

/** Verifies a passkey created by a browser: challenge, origin, host and user verification. */
export async function verifyCreatedPasskey(
  options: Dependencies,
  created: CreatedPasskey,
  purpose: Purpose,
): Promise<Result<VerifiedPasskey, 'passkey-refused'>> {
  const party = getRelyingParty(options)
  if (!party) return refuse('passkey-refused')
  // Consume the challenge first, so that it cannot be reused after a refusal.
  const challenge = readChallenge(created.response.clientDataJSON)
  if (challenge === null || !(await consumeChallenge(options, challenge, purpose)))
    return refuse('passkey-refused')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return verified ? ok(registrationInfo.credential) : refuse('passkey-refused')
  } catch {
    // The library throws for every response that it rejects.
    return refuse('passkey-refused')
  }
}

/** Returns the challenge in the browser's client data, or null if it cannot be parsed. */
export function readChallenge(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = typeof data === 'object' && data && 'challenge' in data ? data.challenge : null
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** Returns the user handle for authenticators, which contains no personal data. */
function createUserHandle(accountId: string, use: PasskeyUse): Uint8Array<ArrayBuffer> {
  const id = Buffer.from(accountId.replaceAll('-', ''), 'hex')
  return new Uint8Array(use === 'sign-in' ? id : [...id, 1])
}
