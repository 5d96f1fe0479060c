import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import sharp from 'sharp'
import type { LogoRefusal } from '#contracts/studio.ts'
import { LOGO_BYTES_MAX, studioCalls } from '#contracts/studio.ts'
import { detectAttachmentType } from '#domain/files/attachment-content.ts'
import { downloadHeaders } from '#domain/files/download-headers.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { PIXELS_MAX } from '#services/kernel/pictures/pixels-max.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { createWorkQueue } from '#services/kernel/work-queue.ts'
import type { AttachmentFiles } from '../requests/attachments/attachment-store.ts'
import { hideLogo, readStudio, renameStudio, storeLogo } from './studio-store.ts'

type CustomerEnv = { Variables: { accountId: string; accessToken: string } }

/** Per account: enough to find out what looks best. */
const LOGO_LIMIT = { limit: 30, windowSeconds: 3_600 }

/** The maximum size of a logo in pixels: 260 per inch on a cover. Not larger, since the logo is in every document. */
const LOGO_BOX = { width: 800, height: 280 } as const

/** Logos are converted one at a time, since a large picture needs hundreds of megabytes. */
const inTurn = createWorkQueue(1)

/** The calls of `contracts/studio.ts`, for an authenticated customer. */
export function studioRoutes({
  database,
  clock,
  limiter,
  files,
}: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  files: AttachmentFiles
}): Hono<CustomerEnv> {
  const { db } = database
  const app = new Hono<CustomerEnv>()

  serveCalls(app, studioCalls, ({ var: { accountId } }) => ({
    read: async () => ok(await readStudio(db, accountId)),
    async rename({ name }) {
      await renameStudio(database, accountId, name)
      return ok(await readStudio(db, accountId))
    },
    async removeLogo() {
      await hideLogo(db, accountId)
      return ok(await readStudio(db, accountId))
    },
  }))

  const limit = bodyLimit({
    maxSize: LOGO_BYTES_MAX,
    onError: ({ json }) => json({ code: 'logo-too-large' }, 413),
  })
  app.put('/logo', limit, async ({ req, json, var: { accountId } }) => {
    const admitted = await limiter.admit(`logos ${accountId}`, LOGO_LIMIT)
    if (!admitted.ok)
      return json({ code: admitted.code }, 429, { 'retry-after': String(admitted.retryAfterSeconds) })
    const logo = await normalizeLogo(new Uint8Array(await req.arrayBuffer()))
    if (!logo.ok) return json({ code: logo.code }, 422)
    const stored = await storeLogo(database, files, { accountId, content: logo.value, now: clock() })
    return stored.ok ? json(await readStudio(db, accountId)) : json({ code: stored.code }, 503)
  })

  app.get('/logo', async ({ json, var: { accountId } }) => {
    const { logo } = await readStudio(db, accountId)
    const file = logo === null ? null : await files.read(logo)
    if (!file) return json({ code: 'logo-not-found' }, 404)
    if (!file.ok) return json({ code: 'studio-unavailable' }, 503)
    const { length } = file.value
    return new Response(file.value, {
      headers: downloadHeaders({ name: 'logo.png', type: 'image/png', bytes: length }),
    })
  })
  return app
}

/** Converts a PNG or JPEG file, whatever its name, to an upright PNG file without metadata. */
async function normalizeLogo(source: Uint8Array): Promise<Result<Uint8Array<ArrayBuffer>, LogoRefusal>> {
  if (source.length > LOGO_BYTES_MAX) return refuse('logo-too-large')
  const type = detectAttachmentType(source)
  if (type !== 'image/png' && type !== 'image/jpeg') return refuse('logo-type')
  return inTurn(async () => {
    try {
      const picture = sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      const resized = picture.rotate().resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true })
      return ok(new Uint8Array(await resized.png({ compressionLevel: 9 }).toBuffer()))
    } catch {
      // sharp throws for any kind of corrupt or oversized file.
      return refuse('logo-unreadable')
    }
  })
}
