import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { type AgreedOrderRefusalCode, agreedOrderDraft } from '#contracts/order/agreed-order.ts'
import { accessOf, unauthorized } from '../graphql/guard/access-token.ts'
import type { CommerceOptions } from '../options.ts'
import { bodyOf } from '../orders/responses.ts'
import { cancelAgreedOrder, findAgreedOrder } from './agreed-orders.ts'
import { createAgreedOrder } from './create-agreed-order.ts'

/** 250 lines with all their words. */
const BODY_BYTES_MAX = 512 * 1024

/** Agreed orders (`contracts/order/agreed-order.ts`), mounted at `/agreed-orders`; only a server holds its token. */
export function agreedOrderRoutes(options: CommerceOptions): Hono {
  const app = new Hono()
  app.use(async ({ req }, next) =>
    accessOf(req.raw.headers, options) === 'private' ? next() : unauthorized(),
  )
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError: () => refused('agreed-order-malformed') }))

  app.post('/', async (context) => {
    const draft = await bodyOf(context, agreedOrderDraft)
    if (!draft) return refused('agreed-order-malformed')
    const created = await createAgreedOrder(options, draft)
    if (!created.ok) return refused(created.code)
    const { isNew, ...agreed } = created.value
    return context.json(agreed, isNew ? 201 : 200)
  })

  app.get('/:id', async ({ req, json }) => {
    const id = z.uuid().safeParse(req.param('id'))
    if (!id.success) return refused('agreed-order-not-found')
    const found = await findAgreedOrder(options, id.data)
    return found.ok ? json(found.value) : refused(found.code)
  })

  app.delete('/:id', async ({ req, body }) => {
    const id = z.uuid().safeParse(req.param('id'))
    if (!id.success) return refused('agreed-order-not-found')
    const cancelled = await cancelAgreedOrder(options, id.data)
    return cancelled.ok ? body(null, 204) : refused(cancelled.code)
  })
  return app
}

function refused(code: AgreedOrderRefusalCode): Response {
  return Response.json({ code }, { status: STATUSES[code] ?? UNPROCESSABLE })
}

const UNPROCESSABLE = 422
const STATUSES: Partial<Record<AgreedOrderRefusalCode, number>> = {
  'agreed-order-malformed': 400,
  'agreed-order-not-found': 404,
  'reference-taken': 409,
  'already-ordered': 409,
}
