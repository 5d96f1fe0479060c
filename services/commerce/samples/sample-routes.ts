import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { CUSTOMER_TOKEN_HEADER, type PlacedOrder } from '#contracts/order/checkout.ts'
import {
  type GuestSamples,
  guestSampleDraft,
  guestSampleUse,
  type SampleOffer,
  type SampleRefusal,
  sampleDraft,
} from '#contracts/order/samples.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { SAMPLES_PER_YEAR, samplesLeft, sampleYear } from '#domain/trade/samples.ts'
import { resolveAccess, unauthorizedResponse } from '../catalogue/graphql/guard/access-token.ts'
import type { CommerceOptions } from '../options.ts'
import { signOrder } from '../orders/order-link.ts'
import { readBody } from '../responses.ts'
import { findRequestedSamples, orderRequestedSamples, requestSamples } from './guest-samples.ts'
import { orderSamples, type SampleOrderResult } from './order-samples.ts'
import { readAllowance } from './sample-allowance.ts'
import { findSampleClient } from './sample-client.ts'
import { loadSampledProduct, toOfferOptions } from './sample-finishes.ts'

const BODY_BYTES_MAX = 64 * 1024

const offerQuery = z.object({
  product: z.string(),
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode),
})

/** Samples for customers (`contracts/order/samples.ts`), mounted at `/samples`, for servers only. */
export function sampleRoutes(options: CommerceOptions): Hono {
  const app = new Hono()
  app.use(async ({ req }, next) =>
    resolveAccess(req.raw.headers, options) === 'private' ? next() : unauthorizedResponse(),
  )
  app.use(
    bodyLimit({ maxSize: BODY_BYTES_MAX, onError: () => refusedResponse({ code: 'samples-malformed' }) }),
  )

  app.get('/', async (context) => {
    const query = offerQuery.safeParse(context.req.query())
    if (!query.success) return refusedResponse({ code: 'samples-malformed' })
    const client = await readClient(context, options)
    if (client && !client.ok) return refusedResponse(client)
    const { product: productId, language, country } = query.data
    const role = client?.value.role ?? 'guest'
    const product = await loadSampledProduct(options, { productId, language, country, role })
    if (!product) return refusedResponse({ code: 'product-not-found' })
    const { title, handle } = product.node.row
    const year = { timeZone: options.shop.timeZone, now: options.clock() }
    // A guest's earlier orders are only known by their address, and are not revealed before the address is proven.
    const allowance = client
      ? await readAllowance(options.database.db, client.value, year)
      : {
          perYear: SAMPLES_PER_YEAR.customer,
          left: samplesLeft('customer', 0),
          renewsOn: sampleYear(year.timeZone, year.now).renewsOn,
        }
    return context.json({ title, handle, options: toOfferOptions(product), allowance } satisfies SampleOffer)
  })

  app.post('/', async (context) => {
    const draft = await readBody(context, sampleDraft)
    if (!draft) return refusedResponse({ code: 'samples-malformed' })
    const client = await readClient(context, options)
    if (client === null) return refusedResponse({ code: 'not-approved' })
    if (!client.ok) return refusedResponse(client)
    return placedResponse(await orderSamples(options, client.value, draft), options)
  })

  app.post('/requests', async (context) => {
    const draft = await readBody(context, guestSampleDraft)
    if (!draft) return refusedResponse({ code: 'samples-malformed' })
    const requested = await requestSamples(options, draft)
    return requested.ok ? context.json({}, 202) : refusedResponse(requested)
  })

  app.get('/requests/:token', async (context) => {
    const found = await findRequestedSamples(options, context.req.param('token'))
    return found ? context.json(found satisfies GuestSamples) : refusedResponse({ code: 'link-expired' })
  })

  app.post('/requests/:token', async (context) => {
    const use = await readBody(context, guestSampleUse)
    if (!use) return refusedResponse({ code: 'samples-malformed' })
    return placedResponse(
      await orderRequestedSamples(options, context.req.param('token'), use.network),
      options,
    )
  })
  return app
}

async function readClient({ req }: Context, options: CommerceOptions) {
  const token = req.header(CUSTOMER_TOKEN_HEADER)
  return token ? findSampleClient(options, token) : null
}

function placedResponse(
  ordered: SampleOrderResult,
  { checkout }: Pick<CommerceOptions, 'checkout'>,
): Response {
  if (!ordered.ok) return refusedResponse(ordered)
  const { orderId, isNew } = ordered.value
  const body: PlacedOrder = { orderId, orderToken: signOrder(orderId, checkout.linkSecret) }
  return Response.json(body, { status: isNew ? 201 : 200 })
}

function refusedResponse({ code, fields }: SampleRefusal): Response {
  return Response.json({ code, fields }, { status: STATUSES[code] })
}

const STATUSES: Readonly<Record<SampleRefusal['code'], number>> = {
  'samples-malformed': 400,
  'not-approved': 403,
  'product-not-found': 404,
  'link-expired': 404,
  'allowance-used': 409,
  'finish-unknown': 422,
  'address-refused': 422,
  'email-invalid': 422,
  'too-many-requests': 429,
  'account-unavailable': 502,
}
