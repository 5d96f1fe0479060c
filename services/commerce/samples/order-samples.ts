import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { RefusedField } from '#contracts/order/checkout.ts'
import type { SampleDraft, SampleRefusal } from '#contracts/order/samples.ts'
import { customerKey } from '#domain/account/email-address.ts'
import { type Address, normalizeAddress, validateAddress } from '#domain/address/address.ts'
import type { DeliveryDay } from '#domain/delivery/delivery-notices.ts'
import { houseDay, isSoldIn } from '#domain/market/house-markets.ts'
import type { Language } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { taxLine } from '#domain/market/tax.ts'
import { type Currency, money } from '#domain/money/money.ts'
import { formatOrderNumber } from '#domain/order/order-number.ts'
import { getOrderTerms } from '#domain/order/order-terms.ts'
import { latestShippingDay } from '#domain/order/shipping-day.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { GUEST_SAMPLE_ORDERS_PER_DAY, samplePromise } from '#domain/trade/samples.ts'
import type { Role } from '#domain/visitor/roles.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../options.ts'
import { readDeliveryDay } from '../orders/checkout/delivery-day.ts'
import type { LineDescription } from '../orders/checkout/describe-lines.ts'
import { requestOrderMail } from '../orders/handling/request-order-mail.ts'
import { takeNextSequence } from '../orders/placement/write-order.ts'
import { orderLines, orders, payments } from '../tables/order-tables.ts'
import { countGuestOrders, lockAllowance, readAllowance } from './sample-allowance.ts'
import type { SampleClient } from './sample-client.ts'
import { loadSampledProduct, type SampledProduct } from './sample-finishes.ts'

type PlacedSamples = { orderId: string; isNew: boolean }
export type AddressRefusal = { ok: false; code: 'address-refused'; fields: RefusedField[] }
export type SampleOrderResult =
  | Result<PlacedSamples, Exclude<SampleRefusal['code'], 'address-refused'>>
  | AddressRefusal

type SampleOrder = {
  orderId: string
  /** Replaces the token of a cart. */
  token: string
  client: SampleClient
  address: Address
  language: Language
  currency: Currency
  lines: readonly LineDescription[]
  now: Date
  day: DeliveryDay
}

/** No variant has this id. A sample is not a unit of a piece, so reordering it adds nothing to a cart. */
const NO_VARIANT = 0

const FREE_TOTALS = { goodsMinor: 0, shippingMinor: 0, totalMinor: 0, giftCardsMinor: 0, dueMinor: 0 }

/**
 * Places an order of samples, once per key. The allowance is counted under a lock in the same transaction, so that
 * simultaneous orders never exceed it.
 */
export async function orderSamples(
  options: CommerceOptions,
  client: SampleClient,
  draft: SampleDraft,
): Promise<SampleOrderResult> {
  const { database, clock, shop } = options
  const checked = checkAddress(draft, shop)
  if (!checked.ok) return checked
  const address = checked.value
  const { language } = draft
  const found = await findSamples(options, draft, { country: address.country, role: client.role })
  if (!found.ok) return found
  const { node, finishes } = found.value
  const token = `samples-${draft.key}`
  const day = await readDeliveryDay(options, { language, country: address.country })
  return database.db.transaction(async (tx): Promise<SampleOrderResult> => {
    await lockAllowance(tx, client)
    const [existing] = await tx
      .select({ orderId: orders.id, customerId: orders.customerId })
      .from(orders)
      .where(eq(orders.cartToken, token))
    if (existing) return repeatedOrder(existing, client)
    const now = clock()
    const { left } = await readAllowance(tx, client, { timeZone: shop.timeZone, now })
    if (finishes.length > left) return refuse('allowance-used')
    const isGuest = client.customerId === null
    if (isGuest && (await countGuestOrders(tx, now)) >= GUEST_SAMPLE_ORDERS_PER_DAY)
      return refuse('too-many-requests')
    const orderId = randomUUID()
    const lines = finishes.map(({ description }) => description)
    const { currency } = node.view
    const order = { orderId, token, client, address, language, currency, lines, now, day }
    await writeSampleOrder(tx, options, order)
    await requestOrderMail(tx, options, { kind: 'order-confirmation', orderId, isAddressProven: true })
    return ok({ orderId, isNew: true })
  })
}

/** The requested finishes of a draft, for a piece that is visible to the sender of the draft. */
export async function findSamples(
  options: CommerceOptions,
  { productId, language, finishes: ids }: Pick<SampleDraft, 'productId' | 'language' | 'finishes'>,
  { country, role }: { country: string; role: Role },
): Promise<Result<SampledProduct, 'product-not-found' | 'finish-unknown'>> {
  const product = await loadSampledProduct(options, { productId, language, country, role })
  if (!product) return refuse('product-not-found')
  const requestedIds = new Set(ids)
  const finishes = product.finishes.filter(({ id }) => requestedIds.has(id))
  return finishes.length < requestedIds.size ? refuse('finish-unknown') : ok({ node: product.node, finishes })
}

function repeatedOrder(
  { orderId, customerId }: { orderId: string; customerId: string | null },
  client: SampleClient,
): Result<PlacedSamples, 'samples-malformed'> {
  return customerId === client.customerId ? ok({ orderId, isNew: false }) : refuse('samples-malformed')
}

export function checkAddress(
  { address }: Pick<SampleDraft, 'address'>,
  shop: CommerceOptions['shop'],
): { ok: true; value: Address } | AddressRefusal {
  const { country } = address
  const errors: readonly { field: string; code: string }[] = validateAddress(address)
  if (!country || !isCountryCode(country) || errors.length > 0) return refuseAddress(errors)
  if (!isSoldIn(country, shop)) return refuseAddress([{ field: 'country', code: 'country-not-served' }])
  return { ok: true, value: normalizeAddress(address, country) }
}

function refuseAddress(errors: readonly { field: string; code: string }[]): AddressRefusal {
  const fields = errors.map(({ field, code }) => ({ field: `address.${field}`, code }))
  return { ok: false, code: 'address-refused', fields }
}

/** Writes an order of samples: free, paid, in one shipment from the house. */
async function writeSampleOrder(
  tx: Queryable,
  { shop }: Pick<CommerceOptions, 'shop'>,
  { orderId, token, client, address, language, currency, lines, now, day }: SampleOrder,
): Promise<void> {
  const { country } = address
  const today = houseDay(shop, now)
  const promise = samplePromise({ ...day, country })
  const linesWithIds = lines.map((line) => ({ ...line, lineId: randomUUID() }))
  const number = formatOrderNumber(shop.orderPrefix, await takeNextSequence(tx), today)
  const shipment = {
    warehouse: 'in-house' as const,
    artisanSlug: null,
    lineItems: linesWithIds.map(({ lineId }) => ({ lineId, quantity: 1 })),
    costMinor: 0,
  }
  const promises = new Map(linesWithIds.map(({ lineId }) => [lineId, promise]))
  const { email, customerId, companyLocationId } = client
  const { kind } = getOrderTerms(country, { isTrade: companyLocationId !== null })
  await tx.insert(orders).values({
    id: orderId,
    number,
    cartToken: token,
    isSamples: true,
    samplesKey: companyLocationId === null ? customerKey(email) : null,
    status: 'paid',
    currency,
    countryCode: country,
    language,
    customerId,
    companyLocationId,
    email,
    address,
    note: '',
    terms: { kind, isAccepted: false, version: null },
    shipments: [shipment],
    promotions: [],
    ...FREE_TOTALS,
    taxes: taxLine(country, money(0, currency)),
    placedAt: now,
    paidAt: now,
    shipmentsLeft: 1,
    shipBy: latestShippingDay({ home: shop.country, country, shipments: [shipment], promises, sent: [] }),
  })
  const price = { unitPriceMinor: 0, subtotalMinor: 0, paidMinor: 0 }
  await tx.insert(orderLines).values(
    linesWithIds.map((line, position) => ({
      ...line,
      ...price,
      orderId,
      position,
      variantId: NO_VARIANT,
      quantity: 1,
      reserved: 0,
      promise,
    })),
  )
  const payment = { method: 'free', status: 'captured', amountMinor: 0, isTest: false } as const
  await tx.insert(payments).values({ ...payment, orderId, reference: number, updatedAt: now })
}
