import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { AUDIENCE_KEY_HEADER } from '#contracts/audience.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { hostedConsents } from './newsletter-tables.ts'

/** The API of a hosted marketing platform (Optimizely Data Platform, under `/v3`). */
export type HostedPlatform = {
  baseUrl: string
  key: string
  fetch(request: Request): Promise<Response>
}

const BATCH = 100
const TIMEOUT_MS = 20_000
const FIRST_RETRY_SECONDS = 60
const MAX_RETRY_SECONDS = 6 * 3_600
/** The maximum number of attempts, reached after about a week. */
const ATTEMPTS_MAX = 40

export async function queueHostedConsent(
  tx: Queryable,
  { email, isGiven, reason, now }: { email: string; isGiven: boolean; reason: string; now: Date },
): Promise<void> {
  await tx
    .insert(hostedConsents)
    .values({ email, isGiven, reason: `Newsletter: ${reason}`, happenedAt: now, nextAttemptAt: now })
}

/**
 * Sends due consent changes in order and retries those that the platform did not accept. The delay starts at one minute
 * and doubles up to six hours. Late changes are harmless, since each one includes its timestamp.
 */
export async function sendHostedConsents({ db }: Database, hosted: HostedPlatform, now: Date): Promise<void> {
  const due = await db
    .select()
    .from(hostedConsents)
    .where(lte(hostedConsents.nextAttemptAt, now))
    .orderBy(asc(hostedConsents.id))
    .limit(BATCH)
  if (due.length === 0) return
  const ids = due.map(({ id }) => id)
  if (await isAccepted(hosted, due)) {
    await db.delete(hostedConsents).where(inArray(hostedConsents.id, ids))
    return
  }
  const attempts = Math.max(...due.map((change) => change.attempts))
  const seconds = Math.min(MAX_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** Math.min(attempts, 20))
  await db
    .update(hostedConsents)
    .set({
      attempts: sql`${hostedConsents.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + seconds * 1000),
    })
    .where(inArray(hostedConsents.id, ids))
  const [oldest] = due
  if (oldest && oldest.attempts + 1 >= ATTEMPTS_MAX)
    await db.delete(hostedConsents).where(eq(hostedConsents.id, oldest.id))
  throw new Error(`The marketing platform did not accept ${due.length} changes of consent`)
}

/** Calls `POST /consent` of API version 3. */
async function isAccepted(
  { baseUrl, key, fetch }: HostedPlatform,
  changes: readonly (typeof hostedConsents.$inferSelect)[],
): Promise<boolean> {
  const body = changes.map(({ email, isGiven, reason, happenedAt }) => ({
    identifier_field_name: 'email',
    identifier_value: email,
    consent: isGiven,
    consent_update_reason: reason,
    consent_update_ts: happenedAt.toISOString(),
  }))
  try {
    const response = await fetch(
      new Request(`${baseUrl}/consent`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [AUDIENCE_KEY_HEADER]: key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    )
    return response.ok
  } catch {
    return false
  }
}
