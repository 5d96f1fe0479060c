import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CUSTOMER_TOKEN_HEADER } from '#contracts/order/checkout.ts'
import type { PriceListEntry, PriceListHead } from '#contracts/price-list.ts'
import {
  ownPriceFeed,
  PRICE_FEED_HEADER,
  type PriceListRefusal,
  priceListPlace,
} from '#contracts/price-list.ts'
import { isUponRequest, leadTimeDays, UNKNOWN_LEAD_TIME_DAYS } from '#domain/delivery/availability.ts'
import { globalId } from '#domain/ids.ts'
import type { Language } from '#domain/market/language.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { maySeeTradePrices, toRole } from '#domain/visitor/roles.ts'
import type { RateLimit } from '#services/kernel/rate-limit.ts'
import { streamLines } from '#services/kernel/team/export/stream-lines.ts'
import { createCatalogueLoader, type ProductNode, type VariantNode } from '../catalogue/catalogue-loader.ts'
import { resolveAccess, unauthorizedResponse } from '../catalogue/graphql/guard/access-token.ts'
import { createCountryView } from '../catalogue/graphql/view.ts'
import { loadVariants, type SellableVariant } from '../catalogue/load-variants.ts'
import { isVisible } from '../catalogue/product-rows.ts'
import { variantTitle } from '../catalogue/resolvers/option-choice.ts'
import type { View } from '../catalogue/view.ts'
import type { CommerceOptions } from '../options.ts'
import { readBody } from '../responses.ts'
import { findOwnFeed, openFeed, recordRead, removeFeed, replaceFeed, toPriceFeed } from './price-feed.ts'

const BODY_BYTES_MAX = 4 * 1024

/** Each read loads the whole catalogue, so the limit only allows what a program and its owner need. */
const READ_LIMIT: RateLimit = { limit: 30, windowSeconds: 3600 }

type Code = PriceListRefusal['code']

const BATCH_SIZE = 200

type Sources = Pick<CommerceOptions, 'database' | 'house'>

/** Price lists of approved trade clients (`contracts/price-list.ts`), mounted at `/price-lists`, for servers only. */
export function priceListRoutes(options: CommerceOptions): Hono {
  const { database, checkout, clock, limiter } = options
  const app = new Hono()
  app.use(async ({ req }, next) =>
    resolveAccess(req.raw.headers, options) === 'private' ? next() : unauthorizedResponse(),
  )
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError: () => refusedResponse('price-list-malformed') }))

  app.get('/', async (context) => {
    const place = priceListPlace.safeParse(context.req.query())
    if (!place.success) return refusedResponse('price-list-malformed')
    const client = await readClient(context)
    if (!client.ok) return refusedResponse(client.code)
    return sendList(client.value, place.data)
  })

  app.get('/by-token', async ({ req }) => {
    const feed = await openFeed(database.db, req.header(PRICE_FEED_HEADER) ?? '', checkout)
    if (!feed) return refusedResponse('not-approved')
    const approved = await checkStanding(feed.customerId)
    if (!approved.ok) return refusedResponse(approved.code)
    const response = await sendList(feed.customerId, feed)
    if (response.ok) await recordRead(database.db, feed.id, clock())
    return response
  })

  app.get('/feed', async (context) => {
    const client = await readClient(context)
    if (!client.ok) return refusedResponse(client.code)
    const feed = await findOwnFeed(database.db, client.value)
    return feedResponse(feed && toPriceFeed(feed, checkout))
  })

  app.post('/feed', async (context) => {
    const place = await readBody(context, priceListPlace)
    if (!place) return refusedResponse('price-list-malformed')
    const client = await readClient(context)
    if (!client.ok) return refusedResponse(client.code)
    const feed = await replaceFeed(database.db, { ...place, customerId: client.value, createdAt: clock() })
    return feedResponse(toPriceFeed(feed, checkout))
  })

  app.delete('/feed', async (context) => {
    const client = await readClient(context)
    if (!client.ok) return refusedResponse(client.code)
    await removeFeed(database.db, client.value)
    return feedResponse(null)
  })
  return app

  async function readClient({
    req,
  }: Context): Promise<Result<string, 'not-approved' | 'account-unavailable'>> {
    const accessToken = req.header(CUSTOMER_TOKEN_HEADER)
    const authenticated = accessToken ? await options.authenticate(accessToken) : ok(null)
    if (!authenticated.ok) return authenticated
    if (!authenticated.value?.verifiedEmail) return refuse('not-approved')
    const { customerId } = authenticated.value
    const approved = await checkStanding(customerId)
    return approved.ok ? ok(customerId) : approved
  }

  async function checkStanding(
    customerId: string,
  ): Promise<Result<true, 'not-approved' | 'account-unavailable'>> {
    const buyer = await options.findTradeBuyer(customerId)
    if (!buyer.ok) return buyer
    return maySeeTradePrices(toRole(true, buyer.value?.standing ?? null)) ? ok(true) : refuse('not-approved')
  }

  async function sendList(customerId: string, place: Parameters<typeof readPriceList>[1]): Promise<Response> {
    const admitted = await limiter.admit(`price-list:${customerId}`, READ_LIMIT)
    if (!admitted.ok)
      return refusedResponse('too-many-reads', { 'retry-after': String(admitted.retryAfterSeconds) })
    const { head, entries } = readPriceList(options, place)
    const lines = streamLines(toLines(head, entries), { reportError: options.reportError, end: () => {} })
    return new Response(lines, { headers: { 'content-type': 'application/x-ndjson' } })
  }
}

async function* toLines(head: object, entries: AsyncIterable<object>): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`
}

function feedResponse(feed: ReturnType<typeof toPriceFeed> | null): Response {
  return Response.json(ownPriceFeed.parse({ feed }))
}

function refusedResponse(code: Code, headers: Record<string, string> = {}): Response {
  return Response.json({ code } satisfies PriceListRefusal, { status: STATUSES[code], headers })
}

const STATUSES: Readonly<Record<Code, number>> = {
  'price-list-malformed': 400,
  'not-approved': 403,
  'too-many-reads': 429,
  'account-unavailable': 502,
}

/**
 * Reads the header of the price list of a country, and its entries: all pieces that are visible to approved trade
 * clients and ship there.
 */
export function readPriceList(
  sources: Sources,
  { language, country }: { language: Language; country: string },
): { head: PriceListHead; entries: AsyncIterable<PriceListEntry> } {
  const role = 'trade-approved'
  const view: View = {
    ...createCountryView(country, { house: sources.house, language, role }),
    isTrade: true,
  }
  return {
    head: { language, country: view.country, currency: view.currency },
    entries: readEntries(sources, view),
  }
}

async function* readEntries({ database }: Sources, view: View): AsyncIterable<PriceListEntry> {
  let after = 0
  for (;;) {
    const ids = await findNextProducts(database, view, after)
    if (ids.length === 0) return
    after = ids.at(-1) ?? after
    const loader = createCatalogueLoader(database)
    const products = await loader.products(ids, view)
    const nodes = (await Promise.all(products.map((product) => loader.variants(product)))).flat()
    const gids = nodes.map(({ row }) => globalId('ProductVariant', row.id))
    const sellable = await loadVariants(database.db, gids, view)
    for (const node of nodes) {
      const variant = sellable.get(globalId('ProductVariant', node.row.id))
      if (variant && !variant.excludedCountries.includes(view.country)) yield toEntry(node, variant)
    }
  }
}

async function findNextProducts({ pool }: Sources['database'], view: View, after: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'commerce-price-list',
    text: `select p.id::int as id from commerce.products p
      where p.id > $2 and not p.is_gift_card and ${isVisible('$1', view.role)} order by p.id limit ${BATCH_SIZE}`,
    values: [view.currency, after],
  })
  return rows.map(({ id }) => id)
}

function toEntry({ row, product }: VariantNode, variant: SellableVariant): PriceListEntry {
  const { attributes } = variant.product
  const parsed = parseProductAttributes(attributes)
  const { widthCm, depthCm, heightCm } = parsed.dimensions
  const sku = row.sku ?? ''
  const isSoldOut = !variant.continueSelling && variant.available === 0
  const isPriceUponRequest = isUponRequest({ ...parsed, sku }) || variant.price.amountMinor === 0
  const days = leadTimeDays({ ...parsed, isReadyToShip: parsed.isReadyToShip && variant.available > 0 })
  return {
    sku,
    title: product.row.title,
    finish: variantFinish(product, row),
    artisan: parsed.artisanName ?? product.row.vendor,
    handle: product.row.handle,
    variant: String(row.id),
    publicMinor: variant.publicPrice.amountMinor || null,
    tradeMinor: variant.price.amountMinor || null,
    availability: isPriceUponRequest ? 'upon-request' : isSoldOut ? 'sold-out' : 'available',
    leadTimeDays: days === UNKNOWN_LEAD_TIME_DAYS ? null : days,
    widthCm: widthCm || null,
    depthCm: depthCm || null,
    heightCm: heightCm || null,
  }
}

function variantFinish({ row }: ProductNode, variant: VariantNode['row']): string | null {
  return row.options.length === 0 ? null : variantTitle(row, variant)
}
