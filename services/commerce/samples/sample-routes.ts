import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { CUSTOMER_TOKEN_HEADER, type PlacedOrder } from '#contracts/order/checkout.ts'
import { type SampleOffer, type SampleRefusal, sampleDraft } from '#contracts/order/samples.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { accessOf, unauthorized } from '../graphql/guard/access-token.ts'
import type { CommerceOptions } from '../options.ts'
import { signOrder } from '../orders/order-link.ts'
import { bodyOf } from '../orders/responses.ts'
import { orderSamples } from './order-samples.ts'
import { readAllowance } from './sample-allowance.ts'
import { findSampleClient } from './sample-client.ts'
import { loadSampledProduct, optionsOf } from './sample-finishes.ts'

const BODY_BYTES_MAX = 64 * 1024

const shown = z.object({
  product: z.string(),
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode),
})

/** Samples for customers (`contracts/order/samples.ts`), mounted at `/samples`; only a server holds its token. */
export function sampleRoutes(options: CommerceOptions): Hono {
  const app = new Hono()
  app.use(async ({ req }, next) =>
    accessOf(req.raw.headers, options) === 'private' ? next() : unauthorized(),
  )
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError: () => refused({ code: 'samples-malformed' }) }))

  app.get('/', async (context) => {
    const wanted = shown.safeParse(context.req.query())
    if (!wanted.success) return refused({ code: 'samples-malformed' })
    const client = await clientOf(context, options)
    if (!client.ok) return refused(client)
    const { product: productId, language, country } = wanted.data
    const product = await loadSampledProduct(options, { productId, language, country })
    if (!product) return refused({ code: 'product-not-found' })
    const { title, handle } = product.node.row
    const year = { timeZone: options.shop.timeZone, now: options.clock() }
    return context.json({
      title,
      handle,
      options: optionsOf(product),
      allowance: await readAllowance(options.database.db, client.value, year),
    } satisfies SampleOffer)
  })

  app.post('/', async (context) => {
    const draft = await bodyOf(context, sampleDraft)
    if (!draft) return refused({ code: 'samples-malformed' })
    const client = await clientOf(context, options)
    if (!client.ok) return refused(client)
    const ordered = await orderSamples(options, client.value, draft)
    if (!ordered.ok) return refused(ordered)
    const { orderId, isNew } = ordered.value
    const placed: PlacedOrder = { orderId, orderToken: signOrder(orderId, options.checkout.linkSecret) }
    return context.json(placed, isNew ? 201 : 200)
  })
  return app
}

function clientOf({ req }: Context, options: CommerceOptions) {
  return findSampleClient(options, req.header(CUSTOMER_TOKEN_HEADER))
}

function refused({ code, fields }: SampleRefusal): Response {
  return Response.json({ code, fields }, { status: STATUSES[code] })
}

const STATUSES: Readonly<Record<SampleRefusal['code'], number>> = {
  'samples-malformed': 400,
  'not-approved': 403,
  'product-not-found': 404,
  'allowance-used': 409,
  'finish-unknown': 422,
  'address-refused': 422,
  'account-unavailable': 502,
}
