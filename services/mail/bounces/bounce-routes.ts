import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { BOUNCE_SIGNATURE, bounceReport } from '#contracts/bounce.ts'
import { isBodySigned } from '#services/kernel/secrets/signed-body.ts'
import type { MailOptions } from '../options.ts'
import { recordReport } from './record-bounce.ts'

const BODY_BYTES_MAX = 20_000

/** Implements the API in `contracts/bounce.ts`. */
export function bounceRoutes({
  database,
  clock,
  bounceSecret: secret,
  onBounce,
}: Pick<MailOptions, 'database' | 'clock' | 'bounceSecret' | 'onBounce'>): Hono {
  const app = new Hono()
  const limit = bodyLimit({
    maxSize: BODY_BYTES_MAX,
    onError: () => Response.json({ code: 'request-malformed' }, { status: 413 }),
  })
  app.post('/', limit, async ({ req, json }) => {
    if (secret === null) return json({ code: 'item-not-found' }, 404)
    const now = clock()
    const text = await req.text()
    if (!isBodySigned(text, req.header(BOUNCE_SIGNATURE), { secret, now }))
      return json({ code: 'unauthorized' }, 401)
    const report = bounceReport.safeParse(parseJson(text))
    if (!report.success) return json({ code: 'request-malformed' }, 422)
    await recordReport(database, report.data, { now, onBounce })
    return json({})
  })
  return app
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
