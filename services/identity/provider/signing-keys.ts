import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { asc, eq, sql } from 'drizzle-orm'
import type { JWK } from 'oidc-provider'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { StartFault } from '#services/kernel/start-fault.ts'
import { signingKeys } from '../identity-tables.ts'

type KeyRow = typeof signingKeys.$inferSelect
type SigningKey = JWK & { kid: string }

/**
 * The keys that sign id tokens, oldest first; if processes start together, the first creates one. They are
 * stored encrypted: keys that an earlier release stored in plain text, or that were encrypted with an old
 * secret, are encrypted again. Throws StartFault if no given secret decrypts a key.
 */
export async function openSigningKeys({
  database,
  clock,
  seal,
}: {
  database: Database
  clock: Clock
  seal: Seal
}): Promise<JWK[]> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.signingKeys})`)
    const rows = await tx.select().from(signingKeys).orderBy(asc(signingKeys.createdAt))
    if (rows.length === 0) {
      const made = await makeKey()
      await tx.insert(signingKeys).values({ id: made.kid, sealed: sealKey(made, seal), createdAt: clock() })
      return [made]
    }
    const keys: JWK[] = []
    for (const row of rows) {
      const key = openKey(row, seal)
      keys.push(key)
      if (row.sealed !== null && seal.isCurrent(row.sealed)) continue
      const change = { sealed: sealKey(key, seal), jwk: null }
      await tx.update(signingKeys).set(change).where(eq(signingKeys.id, row.id))
    }
    return keys
  })
}

function sealKey(key: JWK, { seal }: Seal): string {
  return seal(JSON.stringify(key))
}

function openKey({ sealed, jwk }: KeyRow, { open }: Seal): JWK {
  if (sealed === null) return jwk as JWK
  const opened = open(sealed)
  if (opened !== null) return JSON.parse(opened)
  throw new StartFault(
    'SECRET does not unlock the keys that sign tokens: add the previous secret to OLD_SECRETS.',
  )
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' }) as JWK
  return { ...jwk, kid: randomToken(8), use: 'sig', alg: 'ES256' }
}
