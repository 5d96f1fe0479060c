import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { AgreedOrder, CreatedAgreedOrder, ParsedAgreedOrder } from '#contracts/order/agreed-order.ts'
import { type AgreedOrderRefusalCode, agreedOrderDraft } from '#contracts/order/agreed-order.ts'
import { globalId } from '#domain/ids.ts'
import { isSoldIn } from '#domain/market/house-markets.ts'
import { agreedOrderStatus } from '#domain/order/agreed-order.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { digestSecret, newCartId } from '../carts/cart-id.ts'
import { findBuyerRefusal } from '../carts/lines/sellability.ts'
import { fromGid } from '../catalogue/gid.ts'
import { resolveAccess, unauthorizedResponse } from '../catalogue/graphql/guard/access-token.ts'
import { createCountryView } from '../catalogue/graphql/view.ts'
import { loadVariants } from '../catalogue/load-variants.ts'
import type { CommerceOptions } from '../options.ts'
import { readBody } from '../responses.ts'
import { agreedLines, agreedOrders } from '../tables/agreed-tables.ts'
import { carts } from '../tables/cart-tables.ts'
import { orders } from '../tables/order-tables.ts'
import { agreedCheckoutUrl, deriveAgreedSecret } from './agreed-link.ts'

/** Enough for 250 lines with the longest texts. */
const BODY_BYTES_MAX = 512 * 1024

type CreateResult = Result<CreatedAgreedOrder & { isNew: boolean }, AgreedOrderRefusalCode>

/** Agreed orders (`contracts/order/agreed-order.ts`), mounted at `/agreed-orders`, for servers only. */
export function agreedOrderRoutes(options: CommerceOptions): Hono {
  const app = new Hono()
  app.use(async ({ req }, next) =>
    resolveAccess(req.raw.headers, options) === 'private' ? next() : unauthorizedResponse(),
  )
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError: () => refusedResponse('agreed-order-malformed') }))

  app.post('/', async (context) => {
    const draft = await readBody(context, agreedOrderDraft)
    if (!draft) return refusedResponse('agreed-order-malformed')
    const created = await createAgreedOrder(options, draft)
    if (!created.ok) return refusedResponse(created.code)
    const { isNew, ...agreed } = created.value
    return context.json(agreed, isNew ? 201 : 200)
  })

  app.get('/:id', async ({ req, json }) => {
    const id = z.uuid().safeParse(req.param('id'))
    if (!id.success) return refusedResponse('agreed-order-not-found')
    const found = await findAgreedOrder(options, id.data)
    return found.ok ? json(found.value) : refusedResponse(found.code)
  })

  app.delete('/:id', async ({ req, body }) => {
    const id = z.uuid().safeParse(req.param('id'))
    if (!id.success) return refusedResponse('agreed-order-not-found')
    const cancelled = await cancelAgreedOrder(options, id.data)
    return cancelled.ok ? body(null, 204) : refusedResponse(cancelled.code)
  })
  return app
}

function refusedResponse(code: AgreedOrderRefusalCode): Response {
  return Response.json({ code }, { status: STATUSES[code] ?? UNPROCESSABLE })
}

const UNPROCESSABLE = 422
const STATUSES: Partial<Record<AgreedOrderRefusalCode, number>> = {
  'agreed-order-malformed': 400,
  'agreed-order-not-found': 404,
  'reference-taken': 409,
  'already-ordered': 409,
}

/** The current state of an agreed order, with the order placed from it. */
async function findAgreedOrder(
  options: CommerceOptions,
  id: string,
): Promise<Result<AgreedOrder, 'agreed-order-not-found'>> {
  const { database, clock } = options
  const found = await loadAgreedOrder(database.db, id)
  if (!found) return refuse('agreed-order-not-found')
  const { agreed, cart, order } = found
  const facts = {
    id,
    reference: agreed.reference,
    checkoutUrl: await agreedCheckoutUrl(database.db, options, id, cart),
    expiresAt: agreed.expiresAt.toISOString(),
  }
  if (order) return ok({ ...facts, status: 'ordered', order: toOrder(order) })
  const status = agreedOrderStatus({ ...agreed, isOrdered: false }, clock())
  return ok({ ...facts, status: status === 'ordered' ? 'open' : status, order: null })
}

/** Cancels an agreed order. If it is being placed at the same time, this waits, and one of the two is refused. */
async function cancelAgreedOrder(
  { database, clock }: CommerceOptions,
  id: string,
): Promise<Result<true, 'agreed-order-not-found' | 'already-ordered'>> {
  return database.db.transaction(async (tx) => {
    await tx.select({ token: carts.token }).from(carts).where(eq(carts.agreedOrderId, id)).for('update')
    const found = await loadAgreedOrder(tx, id)
    if (!found) return refuse('agreed-order-not-found')
    if (found.order) return refuse('already-ordered')
    const cancelledAt = found.agreed.cancelledAt ?? clock()
    await tx.update(agreedOrders).set({ cancelledAt }).where(eq(agreedOrders.id, id))
    return ok(true)
  })
}

async function loadAgreedOrder(db: Queryable, id: string) {
  const [found] = await db
    .select({ agreed: agreedOrders, cart: carts, order: orders })
    .from(agreedOrders)
    .innerJoin(carts, eq(carts.agreedOrderId, agreedOrders.id))
    .leftJoin(orders, eq(orders.agreedReference, agreedOrders.reference))
    .where(eq(agreedOrders.id, id))
  return found
}

function toOrder({ id, number, status, placedAt, paidAt }: typeof orders.$inferSelect) {
  return {
    id,
    number,
    status,
    placedAt: placedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  }
}

/** Creates an agreed order once per reference, even if it is requested repeatedly or concurrently. */
async function createAgreedOrder(options: CommerceOptions, draft: ParsedAgreedOrder): Promise<CreateResult> {
  const { db } = options.database
  const existing = await findExistingOrder(db, options, draft)
  if (existing) return existing
  const checked = await checkDraft(options, draft)
  if (!checked.ok) return checked
  const id = randomUUID()
  const isNew = await db.transaction((tx) => insert(tx, options, id, draft))
  const created = await findExistingOrder(db, options, draft)
  if (!created) throw new Error(`The agreed order ${draft.reference} was not stored`)
  return created.ok ? ok({ ...created.value, isNew }) : created
}

async function findExistingOrder(
  db: Queryable,
  options: CommerceOptions,
  draft: ParsedAgreedOrder,
): Promise<CreateResult | null> {
  const [found] = await db
    .select({ agreed: agreedOrders, cart: carts })
    .from(agreedOrders)
    .innerJoin(carts, eq(carts.agreedOrderId, agreedOrders.id))
    .where(eq(agreedOrders.reference, draft.reference))
  if (!found) return null
  const { agreed, cart } = found
  if (agreed.digest !== draftDigest(draft) || agreed.cancelledAt !== null) return refuse('reference-taken')
  const checkoutUrl = await agreedCheckoutUrl(db, options, agreed.id, cart)
  return ok({ id: agreed.id, checkoutUrl, isNew: false })
}

/** Checks whether the draft's pieces may be sold to its buyer. Stock is not reserved, so others may buy them first. */
async function checkDraft(
  { database, clock, house, shop }: CommerceOptions,
  { country, currency, companyLocationId, expiresAt, lines }: ParsedAgreedOrder,
): Promise<Result<true, AgreedOrderRefusalCode>> {
  if (new Date(expiresAt) <= clock()) return refuse('validity-over')
  if (!isSoldIn(country, shop)) return refuse('country-not-served')
  const view = createCountryView(country, { house, language: 'en', role: null })
  const buyer = { ...view, currency, isTrade: companyLocationId !== null }
  const ids = lines.map(({ variantId }) => variantId)
  const variants = await loadVariants(database.db, ids, buyer)
  for (const variantId of ids) {
    const variant = variants.get(variantId)
    if (!variant) return refuse('variant-unknown')
    const refusal = findBuyerRefusal(variant, buyer)
    if (refusal) return refuse(refusal)
  }
  return ok(true)
}

/** Inserts an agreed order; false if a simultaneous call has already used the reference. */
async function insert(
  tx: Queryable,
  { clock, checkout }: CommerceOptions,
  id: string,
  draft: ParsedAgreedOrder,
): Promise<boolean> {
  const now = clock()
  const { reference, buyer, companyLocationId, language, country, currency, shipping, note } = draft
  const [agreed] = await tx
    .insert(agreedOrders)
    .values({
      id,
      reference,
      digest: draftDigest(draft),
      currency,
      shippingMinor: shipping.priceMinor,
      shippingTitle: shipping.title,
      createdAt: now,
      expiresAt: new Date(draft.expiresAt),
    })
    .onConflictDoNothing()
    .returning({ id: agreedOrders.id })
  if (!agreed) return false
  await tx.insert(agreedLines).values(
    draft.lines.map(({ variantId, ...line }, position) => ({
      ...line,
      agreedOrderId: id,
      id: randomUUID(),
      position,
      variantId: fromGid('ProductVariant', variantId) ?? 0,
    })),
  )
  const customerId = buyer.accountId === null ? null : globalId('Customer', buyer.accountId)
  await tx.insert(carts).values({
    token: newCartId().token,
    secretDigest: digestSecret(deriveAgreedSecret(id, checkout.linkSecret)),
    agreedOrderId: id,
    countryCode: country,
    language,
    customerId,
    ownerId: customerId,
    companyLocationId,
    exemptNumber: draft.exemptNumber ?? null,
    email: buyer.email,
    note,
    createdAt: now,
    updatedAt: now,
    usedAt: now,
  })
  return true
}

/** Excludes `projectListId`, which is not part of the agreement and did not exist in earlier releases. */
function draftDigest(draft: ParsedAgreedOrder): string {
  const text = JSON.stringify(draft, (key, value) => (key === 'projectListId' ? undefined : value))
  return createHash('sha256').update(text).digest('base64url')
}
