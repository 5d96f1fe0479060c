import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { asc, sql } from 'drizzle-orm'
import type { JWK } from 'oidc-provider'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database.ts'
import { LOCKS } from '#services/kernel/locks.ts'
import { randomToken } from '#services/kernel/random-id.ts'
import { signingKeys } from './identity-tables.ts'

/** The keys that sign id tokens, the oldest first; of processes that start together the first makes one. */
export async function openSigningKeys({ db }: Database, clock: Clock): Promise<JWK[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.signingKeys})`)
    const known = await tx
      .select({ jwk: signingKeys.jwk })
      .from(signingKeys)
      .orderBy(asc(signingKeys.createdAt))
    if (known.length > 0) return known.map(({ jwk }) => jwk as JWK)
    const made = await makeKey()
    await tx.insert(signingKeys).values({ id: made.kid, jwk: { ...made }, createdAt: clock() })
    return [made]
  })
}

async function makeKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' }) as JWK
  return { ...jwk, kid: randomToken(8), use: 'sig', alg: 'ES256' }
}
