import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { INBOUND_SIGNATURE, inboundEmail } from '#contracts/inbound.ts'
import { isBodySigned } from '#services/kernel/secrets/signed-body.ts'
import type { RequestStore } from '../store-request.ts'
import { receiveEmail } from './receive-email.ts'

/** An email is text: files of several megabytes are left out by who reports it. */
const BODY_BYTES_MAX = 256 * 1024

/** The call of `contracts/inbound.ts`; without its settings there is none. */
export function inboundRoutes(store: RequestStore): Hono {
  const app = new Hono()
  const { inbound } = store.requests
  if (inbound === null) return app
  const limit = bodyLimit({
    maxSize: BODY_BYTES_MAX,
    onError: () => Response.json({ code: 'request-malformed' }, { status: 413 }),
  })
  app.post('/', limit, async (context) => {
    const body = await context.req.text()
    const signature = context.req.header(INBOUND_SIGNATURE)
    if (!isBodySigned(body, signature, { secret: inbound.secret, now: store.clock() }))
      return context.json({ code: 'unauthorized' }, 401)
    const email = inboundEmail.safeParse(parsed(body))
    if (!email.success) return context.json({ code: 'request-malformed' }, 422)
    const received = await receiveEmail(store, inbound, email.data)
    return typeof received === 'string'
      ? context.json({ outcome: received })
      : context.json({ code: received.code }, 429, { 'retry-after': String(received.retryAfterSeconds) })
  })
  return app
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
