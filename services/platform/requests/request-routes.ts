import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { newRequest, REQUEST_FIELD_CODES, type RefusedRequestField } from '#contracts/request.ts'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { LIST_ITEMS_MAX } from '#domain/list/list-limits.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { serversOnly } from '#services/kernel/secrets/servers-only.ts'
import { attachmentRoutes } from './attachments/attachment-routes.ts'
import { admitRequest, tooMany } from './requests-limits.ts'
import { stockRoutes } from './stock/stock-routes.ts'
import { findStored, type RequestStore, storeRequest, unavailableTime } from './store-request.ts'
import { guestThreadRoutes } from './thread/thread-routes.ts'

/** The longest message and fields, each character escaped in six bytes, and the pieces of a whole list. */
const BODY_BYTES_MAX = (40 + LIST_ITEMS_MAX) * 1024
const KEY_MAX = 200

/** The calls of `contracts/request.ts`, `contracts/request-attachments.ts`, `contracts/request-thread.ts` and `contracts/stock-notice.ts`, for servers only. */
export function requestRoutes(options: RequestStore & { serverToken: string | RotatedSecret }): Hono {
  const app = new Hono()
  app.use(serversOnly(options.serverToken))
  app.route('/', attachmentRoutes(options))
  app.route('/threads', guestThreadRoutes(options))
  app.route('/back-in-stock', stockRoutes(options))

  const limit = bodyLimit({
    maxSize: BODY_BYTES_MAX,
    onError: (context) => malformed(context, [{ path: '', code: 'too-long' }]),
  })
  app.post('/', limit, async (context) => {
    const key = context.req.header(IDEMPOTENCY_KEY) ?? ''
    if (key === '' || key.length > KEY_MAX)
      return malformed(context, [{ path: IDEMPOTENCY_KEY, code: 'required' }])
    const request = newRequest.safeParse(await context.req.json().catch(() => null))
    if (!request.success) return malformed(context, refusedFields(request.error))
    const earlier = await findStored(options.database.db, request.data, key)
    const path = earlier ? null : unavailableTime(options, request.data)
    if (path !== null) return malformed(context, [{ path, code: 'time-unavailable' }])
    const admitted = earlier ?? (await admitRequest(options.requests.limiter, request.data))
    if ('retryAfterSeconds' in admitted) return tooMany(context, admitted)
    const stored = earlier ?? (await storeRequest(options, request.data, key))
    if (stored.ok) return context.json(stored.value, 201)
    return stored.code === 'attachment-unknown'
      ? malformed(context, [{ path: 'attachments', code: stored.code }])
      : context.json({ code: stored.code }, 409)
  })
  return app
}

/** With the codes that the contract states as zod's messages; any other fault is a bug of the caller. */
function refusedFields({ issues }: z.ZodError): RefusedRequestField[] {
  return issues.map(({ path, code, message }) => ({
    path: path.join('.'),
    code: REQUEST_FIELD_CODES.find((known) => known === message) ?? code,
  }))
}

function malformed(context: Context, fields: RefusedRequestField[]): Response {
  return context.json({ code: 'request-malformed', fields }, 422)
}
