import { createHash } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { passkeyChallenges } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'

type Dependencies = Pick<IdentityOptions, 'database' | 'clock'>

/** The purpose of a challenge in one sign-in or session. The challenge is not accepted for anything else. */
export type Purpose = `${'sign-in' | 'second-factor' | 'new-passkey' | 'proof'}:${string}`

/** How long a challenge is valid. Browsers offer passkeys for as long as the sign-in page is open. */
const LIFETIME_MS = 3_600_000

/** Creates a challenge of 256 bits in base64url and stores its digest. */
export async function issueChallenge({ database, clock }: Dependencies, purpose: Purpose): Promise<string> {
  const challenge = randomToken(32)
  const expiresAt = new Date(clock().getTime() + LIFETIME_MS)
  await database.db.insert(passkeyChallenges).values({ digest: hashChallenge(challenge), purpose, expiresAt })
  return challenge
}

/**
 * Consumes a challenge and returns whether it was valid. It is consumed even if the signature is refused afterwards.
 */
export async function consumeChallenge(
  { database, clock }: Dependencies,
  challenge: string,
  purpose: Purpose,
): Promise<boolean> {
  const used = await database.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.digest, hashChallenge(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, clock()),
      ),
    )
    .returning({ digest: passkeyChallenges.digest })
  return used.length > 0
}

export async function removeExpiredChallenges({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}

function hashChallenge(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url')
}
