import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { type ChangeLog, recordReport } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'

/** A hosted service's change log, and the secret of its webhooks. */
export type WebhookSource = { readonly log: ChangeLog; readonly secret: string }

type Webhooks = {
  readonly database: Database
  readonly commerce: WebhookSource | null
  readonly content: WebhookSource | null
}

export const HOOKS = { commerce: '/hooks/commerce', content: '/hooks/content' } as const

/**
 * Handles the webhooks of hosted services. The handler returns null for every other path, and if no secret is set. It
 * responds with 401 without a valid signature, and 400 to an invalid body. Repeated deliveries are harmless.
 */
export function createWebhooks({ database, commerce, content }: Webhooks) {
  return (request: Request, path: string): Promise<Response> | null => {
    if (request.method !== 'POST') return null
    if (path === HOOKS.commerce && commerce) return receiveProduct(request, commerce, database)
    if (path === HOOKS.content && content) return receiveDocument(request, content, database)
    return null
  }
}

const product = z.object({
  id: z.coerce.string().regex(/^\d{1,18}$/),
  updated_at: z.iso.datetime({ offset: true }).nullish(),
})

/** Shopify signs the bytes of the body with the app's secret, in Base64. Topics other than products are ignored. */
async function receiveProduct(
  request: Request,
  { log, secret }: WebhookSource,
  database: Database,
): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer())
  const signature = createHmac('sha256', secret).update(body).digest('base64')
  if (!isSameToken(request.headers.get('x-shopify-hmac-sha256'), signature)) return respond(401)
  if (!request.headers.get('x-shopify-topic')?.startsWith('products/')) return respond(200)
  const reported = product.safeParse(parseJson(body.toString()))
  if (!reported.success) return respond(400)
  const { id, updated_at: updatedAt } = reported.data
  await recordReport(database, log, {
    subject: id,
    version: updatedAt ? new Date(updatedAt).toISOString() : null,
  })
  return respond(200)
}

const document = z.object({ _id: z.string().min(1).max(128), _updatedAt: z.string().nullish() })

const SANITY_SIGNATURE = /^t=(\d+),v1=([\w-]+)$/

/** Sanity signs the timestamp and the text of the body, in Base64url. */
async function receiveDocument(
  request: Request,
  { log, secret }: WebhookSource,
  database: Database,
): Promise<Response> {
  const body = await request.text()
  const [, sentAt, receivedSignature] =
    SANITY_SIGNATURE.exec(request.headers.get('sanity-webhook-signature') ?? '') ?? []
  const signature = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('base64url')
  if (!isSameToken(receivedSignature, signature)) return respond(401)
  const reported = document.safeParse(parseJson(body))
  if (!reported.success) return respond(400)
  const { _id: id, _updatedAt: updatedAt } = reported.data
  if (/^(?:drafts|versions)\./.test(id)) return respond(200)
  await recordReport(database, log, { subject: id, version: updatedAt ?? null })
  return respond(200)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function respond(status: 200 | 400 | 401): Response {
  return new Response(null, { status })
}
