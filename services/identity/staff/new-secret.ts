import { and, eq, isNull } from 'drizzle-orm'
import { staffSessions } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'
import { createSecret, secretUri } from './one-time-code.ts'
import { findActiveSession } from './staff-sessions.ts'

type Dependencies = Pick<IdentityOptions, 'database' | 'clock' | 'secretSeal' | 'shopName'>
type Session = { idDigest: string; newSecret: string | null; email: string }

/** Returns the one-time code secret that a session is setting up. It does not change when the page is reloaded. */
export async function getNewSecret(options: Dependencies, session: Session) {
  const { email } = session
  const secret = await readOrCreate(options, session)
  return secret === null ? null : { secret, uri: secretUri(secret, { issuer: options.shopName, email }) }
}

async function readOrCreate(
  { database, clock, secretSeal: seal }: Dependencies,
  { idDigest, newSecret }: Session,
): Promise<string | null> {
  if (newSecret !== null) return openSecret(seal, newSecret)
  const created = createSecret()
  const isSession = eq(staffSessions.idDigest, idDigest)
  const stored = await database.db
    .update(staffSessions)
    .set({ sealedSecret: seal.seal(created) })
    .where(and(isSession, isNull(staffSessions.sealedSecret)))
    .returning({ id: staffSessions.idDigest })
  if (stored.length > 0) return created
  const session = await findActiveSession(database.db, isSession, clock())
  return openSecret(seal, session?.newSecret ?? null)
}

export function openSecret(seal: IdentityOptions['secretSeal'], sealed: string | null): string | null {
  if (sealed === null) return null
  const secret = seal.open(sealed)
  if (secret === null) throw new Error('No configured secret decrypts a one-time code secret')
  return secret
}
