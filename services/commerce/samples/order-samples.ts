import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { RefusedField } from '#contracts/order/checkout.ts'
import type { SampleDraft, SampleRefusal } from '#contracts/order/samples.ts'
import { type Address, normalizeAddress, validateAddress } from '#domain/address/address.ts'
import { isSoldIn } from '#domain/house/house-markets.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { GUEST_SAMPLE_ORDERS_PER_DAY } from '#domain/trade/samples.ts'
import type { Role } from '#domain/visitor/roles.ts'
import type { CommerceOptions } from '../options.ts'
import { readDeliveryDay } from '../orders/checkout/delivery-day.ts'
import { requestOrderMail } from '../orders/handling/request-order-mail.ts'
import { orders } from '../orders/order-tables.ts'
import { countGuestOrders, lockAllowance, readAllowance } from './sample-allowance.ts'
import type { SampleClient } from './sample-client.ts'
import { loadSampledProduct, type SampledProduct } from './sample-finishes.ts'
import { writeSampleOrder } from './write-sample-order.ts'

type Placed = { orderId: string; isNew: boolean }
export type Faulty = { ok: false; code: 'address-refused'; fields: RefusedField[] }
export type SamplesOrdered = Result<Placed, Exclude<SampleRefusal['code'], 'address-refused'>> | Faulty

/**
 * Places an order of samples, once for its key. The allowance is counted under a lock in the same transaction, so
 * that two orders at once never exceed it.
 */
export async function orderSamples(
  options: CommerceOptions,
  client: SampleClient,
  draft: SampleDraft,
): Promise<SamplesOrdered> {
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
  return database.db.transaction(async (tx): Promise<SamplesOrdered> => {
    await lockAllowance(tx, client)
    const [before] = await tx
      .select({ orderId: orders.id, customerId: orders.customerId })
      .from(orders)
      .where(eq(orders.cartToken, token))
    if (before) return sameOrder(before, client)
    const now = clock()
    const { left } = await readAllowance(tx, client, { timeZone: shop.timeZone, now })
    if (finishes.length > left) return refuse('allowance-used')
    const isGuest = client.customerId === null
    if (isGuest && (await countGuestOrders(tx, now)) >= GUEST_SAMPLE_ORDERS_PER_DAY)
      return refuse('too-many-requests')
    const orderId = randomUUID()
    const lines = finishes.map(({ description }) => description)
    const { currency } = node.view
    const writing = { orderId, token, client, address, language, currency, lines, now, day }
    await writeSampleOrder(tx, options, writing)
    await requestOrderMail(tx, options, { kind: 'order-confirmation', orderId, isAddressProven: true })
    return ok({ orderId, isNew: true })
  })
}

/** The finishes that a draft names, of a piece that its sender may see. */
export async function findSamples(
  options: CommerceOptions,
  { productId, language, finishes: ids }: Pick<SampleDraft, 'productId' | 'language' | 'finishes'>,
  { country, role }: { country: string; role: Role },
): Promise<Result<SampledProduct, 'product-not-found' | 'finish-unknown'>> {
  const product = await loadSampledProduct(options, { productId, language, country, role })
  if (!product) return refuse('product-not-found')
  const wanted = new Set(ids)
  const finishes = product.finishes.filter(({ id }) => wanted.has(id))
  return finishes.length < wanted.size ? refuse('finish-unknown') : ok({ node: product.node, finishes })
}

function sameOrder(
  { orderId, customerId }: { orderId: string; customerId: string | null },
  client: SampleClient,
): Result<Placed, 'samples-malformed'> {
  return customerId === client.customerId ? ok({ orderId, isNew: false }) : refuse('samples-malformed')
}

export function checkAddress(
  { address }: Pick<SampleDraft, 'address'>,
  shop: CommerceOptions['shop'],
): { ok: true; value: Address } | Faulty {
  const { country } = address
  const faults: readonly { field: string; code: string }[] = validateAddress(address)
  if (!country || !isCountryCode(country) || faults.length > 0) return faulty(faults)
  if (!isSoldIn(country, shop)) return faulty([{ field: 'country', code: 'country-not-served' }])
  return { ok: true, value: normalizeAddress(address, country) }
}

function faulty(faults: readonly { field: string; code: string }[]): Faulty {
  const fields = faults.map(({ field, code }) => ({ field: `address.${field}`, code }))
  return { ok: false, code: 'address-refused', fields }
}
