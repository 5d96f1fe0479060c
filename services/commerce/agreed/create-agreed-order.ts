import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type {
  AgreedOrderRefusalCode,
  CreatedAgreedOrder,
  ParsedAgreedOrder,
} from '#contracts/order/agreed-order.ts'
import { isSoldIn } from '#domain/house/house-markets.ts'
import { globalId } from '#domain/ids.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { digestSecret, newCartId } from '../carts/cart-id.ts'
import { carts } from '../carts/cart-tables.ts'
import { buyerRefusal } from '../carts/lines/sellability.ts'
import { fromGid } from '../catalogue/gid.ts'
import { loadVariants } from '../catalogue/load-variants.ts'
import { viewOfCountry } from '../graphql/view.ts'
import type { CommerceOptions } from '../options.ts'
import { agreedAddress, agreedSecret } from './agreed-link.ts'
import { agreedLines, agreedOrders } from './agreed-tables.ts'

type Created = Result<CreatedAgreedOrder & { isNew: boolean }, AgreedOrderRefusalCode>

/** Makes an agreed order once for its reference, however often and by however many at once it is requested. */
export async function createAgreedOrder(
  options: CommerceOptions,
  draft: ParsedAgreedOrder,
): Promise<Created> {
  const { db } = options.database
  const before = await findCreated(db, options, draft)
  if (before) return before
  const checked = await checkDraft(options, draft)
  if (!checked.ok) return checked
  const id = randomUUID()
  const isNew = await db.transaction((tx) => insert(tx, options, id, draft))
  const created = await findCreated(db, options, draft)
  if (!created) throw new Error(`The agreed order ${draft.reference} was not stored`)
  return created.ok ? ok({ ...created.value, isNew }) : created
}

async function findCreated(
  db: Queryable,
  options: CommerceOptions,
  draft: ParsedAgreedOrder,
): Promise<Created | null> {
  const [found] = await db
    .select({ agreed: agreedOrders, cart: carts })
    .from(agreedOrders)
    .innerJoin(carts, eq(carts.agreedOrderId, agreedOrders.id))
    .where(eq(agreedOrders.reference, draft.reference))
  if (!found) return null
  const { agreed, cart } = found
  if (agreed.digest !== digestOf(draft) || agreed.cancelledAt !== null) return refuse('reference-taken')
  const checkoutUrl = await agreedAddress(db, options, agreed.id, cart)
  return ok({ id: agreed.id, checkoutUrl, isNew: false })
}

/** Whether its pieces may be sold to this buyer. Stock is not reserved: what is sold before is no longer there. */
async function checkDraft(
  { database, clock, house, shop }: CommerceOptions,
  { country, currency, companyLocationId, expiresAt, lines }: ParsedAgreedOrder,
): Promise<Result<true, AgreedOrderRefusalCode>> {
  if (new Date(expiresAt) <= clock()) return refuse('validity-over')
  if (!isSoldIn(country, shop)) return refuse('country-not-served')
  const view = viewOfCountry(country, { house, language: 'en', role: null })
  const buyer = { ...view, currency, isTrade: companyLocationId !== null }
  const ids = lines.map(({ variantId }) => variantId)
  const variants = await loadVariants(database.db, ids, buyer)
  for (const variantId of ids) {
    const variant = variants.get(variantId)
    if (!variant) return refuse('variant-unknown')
    const refusal = buyerRefusal(variant, buyer)
    if (refusal) return refuse(refusal)
  }
  return ok(true)
}

/** False if the reference was taken at the same moment. */
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
      digest: digestOf(draft),
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
    secretDigest: digestSecret(agreedSecret(id, checkout.linkSecret)),
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

/** Without the lists of projects: nothing that is agreed depends on them, and earlier releases did not have them. */
function digestOf(draft: ParsedAgreedOrder): string {
  const text = JSON.stringify(draft, (key, value) => (key === 'projectListId' ? undefined : value))
  return createHash('sha256').update(text).digest('base64url')
}
