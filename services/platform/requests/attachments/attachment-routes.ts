import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { type AttachmentRefusalCode, FILE_NAME_HEADER } from '#contracts/request-attachments.ts'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { ATTACHMENT_BYTES_MAX } from '#domain/files/attachments.ts'
import type { RequestStore } from '../store-request.ts'
import { admitAttachment } from './attachment-limits.ts'
import { storeAttachment } from './attachment-store.ts'
import { checkAttachment } from './check-attachment.ts'

const STATUSES = {
  'attachment-type': 422,
  'attachment-too-large': 413,
  'attachment-empty': 422,
  'attachment-unreadable': 422,
  'attachments-limited': 429,
  'attachments-unavailable': 503,
} as const satisfies Record<AttachmentRefusalCode, number>

/** Long enough not to be guessed. */
const uploadKey = z.string().min(20).max(200)

/** The call of `contracts/request-attachments.ts`, below `/requests`, whose caller was checked before. */
export function attachmentRoutes({ database, clock, requests }: RequestStore): Hono {
  const { limiter, files } = requests
  const app = new Hono()

  const limit = bodyLimit({
    maxSize: ATTACHMENT_BYTES_MAX,
    onError: (context) => refused(context, 'attachment-too-large'),
  })
  app.post('/attachments', limit, async (context) => {
    const key = uploadKey.safeParse(context.req.header(IDEMPOTENCY_KEY))
    if (!key.success) return context.json({ code: 'request-malformed' }, 422)
    const content = new Uint8Array(await context.req.arrayBuffer())
    const network = context.req.header(VISITOR_KEY_HEADER)
    const admitted = await admitAttachment(limiter, { network, bytes: content.length })
    if (!admitted.ok)
      return refused(context, 'attachments-limited', { 'retry-after': String(admitted.retryAfterSeconds) })
    const checked = await checkAttachment(content)
    if (!checked.ok) return refused(context, checked.code)
    const name = nameOf(context.req.header(FILE_NAME_HEADER))
    const file = { key: key.data, name, ...checked.value, now: clock() }
    const stored = await storeAttachment(database, files, file)
    return stored.ok ? context.json(stored.value, 201) : refused(context, stored.code)
  })
  return app
}

/** A name that is not encoded as it should be is as good as none. */
function nameOf(encoded: string | undefined): string {
  try {
    return decodeURIComponent(encoded ?? '')
  } catch {
    return ''
  }
}

function refused(
  context: Context,
  code: AttachmentRefusalCode,
  headers: Record<string, string> = {},
): Response {
  return context.json({ code }, STATUSES[code], headers)
}
