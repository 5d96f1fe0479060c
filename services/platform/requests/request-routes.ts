import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { REQUEST_FIELD_CODES, type RefusedRequestField } from '#contracts/request.ts'
import { type AttachmentRefusalCode, FILE_NAME_HEADER } from '#contracts/request-attachments.ts'
import { requestCalls } from '#contracts/request-calls.ts'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { ATTACHMENT_BYTES_MAX } from '#domain/files/attachments.ts'
import { LIST_ITEMS_MAX } from '#domain/list/list-limits.ts'
import { refuse } from '#domain/result.ts'
import type { Admission, RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { requireServerToken } from '#services/kernel/secrets/servers-only.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { storeAttachment } from './attachments/attachment-store.ts'
import { checkAttachment } from './attachments/check-attachment.ts'
import { admitRequest } from './requests-limits.ts'
import { stockRoutes } from './stock/stock-routes.ts'
import { findStoredRequest, findUnavailableTime, type RequestStore, storeRequest } from './store-request.ts'
import { guestThreadRoutes } from './thread/thread-routes.ts'

/** Enough for the longest message and fields with each character escaped in six bytes, and the pieces of a list. */
const BODY_BYTES_MAX = (40 + LIST_ITEMS_MAX) * 1024
const KEY_MAX = 200

const STATUSES = {
  'attachment-type': 422,
  'attachment-too-large': 413,
  'attachment-empty': 422,
  'attachment-unreadable': 422,
  'attachments-limited': 429,
  'attachments-unavailable': 503,
} as const satisfies Record<AttachmentRefusalCode, number>

/** Long enough to be unguessable. */
const uploadKey = z.string().min(20).max(200)

/** Five files for each of the requests that a network may send, and some that are refused. */
const FILE_LIMIT: RateLimit = { limit: 60, windowSeconds: 3_600 }

/** In KiB per day, since files without a message fill the database until they are removed. */
const SIZE_LIMIT: RateLimit = { limit: 500 * 1_024, windowSeconds: 86_400 }

/**
 * The calls of `contracts/request-calls.ts`, `contracts/request-attachments.ts` and
 * `contracts/stock-notice.ts`, for servers only.
 */
export function requestRoutes(options: RequestStore & { serverToken: string | RotatedSecret }): Hono {
  const app = new Hono()
  app.use(requireServerToken(options.serverToken))
  app.route('/', attachmentRoutes(options))
  app.route('/threads', guestThreadRoutes(options))
  app.route('/back-in-stock', stockRoutes(options))

  const onError = ({ json }: Context) => json(malformedRefusal([{ path: '', code: 'too-long' }]), 422)
  app.post('/', bodyLimit({ maxSize: BODY_BYTES_MAX, onError }))
  serveCalls(
    app,
    requestCalls,
    () => ({
      async send(request, key) {
        if (key === '' || key.length > KEY_MAX)
          return { ok: false, ...malformedRefusal([{ path: IDEMPOTENCY_KEY, code: 'required' }]) }
        const earlier = await findStoredRequest(options.database.db, request, key)
        const path = earlier ? null : findUnavailableTime(options, request)
        if (path !== null) return { ok: false, ...malformedRefusal([{ path, code: 'time-unavailable' }]) }
        const admitted = earlier ?? (await admitRequest(options.requests.limiter, request))
        if ('retryAfterSeconds' in admitted) return admitted
        const stored = earlier ?? (await storeRequest(options, request, key))
        if (stored.ok) return stored
        return stored.code === 'attachment-unknown'
          ? { ok: false, ...malformedRefusal([{ path: 'attachments', code: stored.code }]) }
          : refuse(stored.code)
      },
    }),
    (error) => malformedRefusal(toRefusedFields(error)),
  )
  return app
}

/** Uses the codes that the contract sets as messages of zod. Any other error is a bug in the caller. */
function toRefusedFields({ issues }: z.ZodError): RefusedRequestField[] {
  return issues.map(({ path, code, message }) => ({
    path: path.join('.'),
    code: REQUEST_FIELD_CODES.find((known) => known === message) ?? code,
  }))
}

function malformedRefusal(fields: RefusedRequestField[]) {
  return { code: 'request-malformed' as const, fields }
}

/** The call of `contracts/request-attachments.ts`, below `/requests`, for a caller that is already authorized. */
function attachmentRoutes({ database, clock, requests }: RequestStore): Hono {
  const { limiter, files } = requests
  const app = new Hono()

  const limit = bodyLimit({
    maxSize: ATTACHMENT_BYTES_MAX,
    onError: (context) => toRefusalResponse(context, 'attachment-too-large'),
  })
  app.post('/attachments', limit, async (context) => {
    const key = uploadKey.safeParse(context.req.header(IDEMPOTENCY_KEY))
    if (!key.success) return context.json({ code: 'request-malformed' }, 422)
    const content = new Uint8Array(await context.req.arrayBuffer())
    const network = context.req.header(VISITOR_KEY_HEADER)
    const admitted = await admitAttachment(limiter, { network, bytes: content.length })
    if (!admitted.ok)
      return toRefusalResponse(context, 'attachments-limited', {
        'retry-after': String(admitted.retryAfterSeconds),
      })
    const checked = await checkAttachment(content)
    if (!checked.ok) return toRefusalResponse(context, checked.code)
    const name = decodeFileName(context.req.header(FILE_NAME_HEADER))
    const file = { key: key.data, name, ...checked.value, now: clock() }
    const stored = await storeAttachment(database, files, file)
    return stored.ok ? context.json(stored.value, 201) : toRefusalResponse(context, stored.code)
  })
  return app
}

/** Decodes the name of a file. Returns empty text if the encoding is invalid. */
function decodeFileName(encoded: string | undefined): string {
  try {
    return decodeURIComponent(encoded ?? '')
  } catch {
    return ''
  }
}

function toRefusalResponse(
  context: Context,
  code: AttachmentRefusalCode,
  headers: Record<string, string> = {},
): Response {
  return context.json({ code }, STATUSES[code], headers)
}

/** Counts a file of this size, in bytes, and returns whether the network is within its limits. */
export async function admitAttachment(
  limiter: RateLimiter,
  { network, bytes }: { network: string | undefined; bytes: number },
): Promise<Admission> {
  if (network === undefined) return { ok: true }
  const admitted = await limiter.admit(`attachments ${network}`, FILE_LIMIT)
  if (!admitted.ok) return admitted
  return limiter.admit(`attachment size ${network}`, SIZE_LIMIT, Math.ceil(bytes / 1_024))
}
