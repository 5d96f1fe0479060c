import { eq, lt } from 'drizzle-orm'
import { Hono } from 'hono'
import { changeKey } from '#contracts/made-changes.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { requireServerToken } from '#services/kernel/secrets/servers-only.ts'
import { madeChanges } from './platform-tables.ts'

/** If a browser is offline for longer than this, its repeated change counts again. */
const RETENTION_MS = 24 * 3_600_000

/** The calls of `contracts/made-changes.ts`, for servers only. */
export function madeChangeRoutes({
  database: { db },
  clock,
  serverToken,
}: {
  database: Database
  clock: Clock
  serverToken: string | RotatedSecret
}): Hono {
  const app = new Hono()
  app.use(requireServerToken(serverToken))

  app.put('/:key', async ({ req, json, body }) => {
    const key = changeKey.safeParse(req.param('key'))
    if (!key.success) return json({ code: 'request-malformed' }, 422)
    const expiresAt = new Date(clock().getTime() + RETENTION_MS)
    const claimed = await db
      .insert(madeChanges)
      .values({ key: key.data, expiresAt })
      .onConflictDoNothing()
      .returning({ key: madeChanges.key })
    return body(null, claimed.length > 0 ? 201 : 204)
  })

  app.delete('/:key', async ({ req, body }) => {
    await db.delete(madeChanges).where(eq(madeChanges.key, req.param('key')))
    return body(null, 204)
  })
  return app
}

/** Removes the keys of changes that browsers no longer repeat. */
export async function removeOldChanges({ db }: Database, now: Date): Promise<void> {
  await db.delete(madeChanges).where(lt(madeChanges.expiresAt, now))
}
