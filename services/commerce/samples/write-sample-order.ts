import { randomUUID } from 'node:crypto'
import { customerKey } from '#domain/account/email-address.ts'
import type { Address } from '#domain/address/address.ts'
import type { DeliveryDay } from '#domain/delivery/delivery-notices.ts'
import { houseDay } from '#domain/house/house-markets.ts'
import type { Language } from '#domain/market/language.ts'
import { type Currency, money } from '#domain/money/money.ts'
import { taxLine } from '#domain/money/tax.ts'
import { formatOrderNumber } from '#domain/order/order-number.ts'
import { termsOfOrder } from '#domain/order/order-terms.ts'
import { shipByDay } from '#domain/order/shipping-day.ts'
import { samplePromise } from '#domain/trade/samples.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { CommerceOptions } from '../options.ts'
import type { LineDescription } from '../orders/checkout/describe-lines.ts'
import { orderLines, orders, payments } from '../orders/order-tables.ts'
import { nextSequence } from '../orders/placement/write-order.ts'
import type { SampleClient } from './sample-client.ts'

type Writing = {
  orderId: string
  /** Instead of that of a cart. */
  token: string
  client: SampleClient
  address: Address
  language: Language
  currency: Currency
  lines: readonly LineDescription[]
  now: Date
  day: DeliveryDay
}

/** No variant has this id: a sample is none of a piece's units, and ordering it again adds no piece to a bag. */
const NO_VARIANT = 0
const FREE = { goodsMinor: 0, shippingMinor: 0, totalMinor: 0, giftCardsMinor: 0, dueMinor: 0 }

/** Writes an order of samples: at no price, paid, in one shipment from the house. */
export async function writeSampleOrder(
  tx: Queryable,
  { shop }: Pick<CommerceOptions, 'shop'>,
  { orderId, token, client, address, language, currency, lines, now, day }: Writing,
): Promise<void> {
  const { country } = address
  const today = houseDay(shop, now)
  const promise = samplePromise({ ...day, country })
  const numbered = lines.map((line) => ({ ...line, lineId: randomUUID() }))
  const number = formatOrderNumber(shop.orderPrefix, await nextSequence(tx), today)
  const shipment = {
    warehouse: 'in-house' as const,
    artisanSlug: null,
    lineItems: numbered.map(({ lineId }) => ({ lineId, quantity: 1 })),
    costMinor: 0,
  }
  const promises = new Map(numbered.map(({ lineId }) => [lineId, promise]))
  const { email, customerId, companyLocationId } = client
  const { kind } = termsOfOrder(country, { isTrade: companyLocationId !== null })
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
    ...FREE,
    taxes: taxLine(country, money(0, currency)),
    placedAt: now,
    paidAt: now,
    shipmentsLeft: 1,
    shipBy: shipByDay({ home: shop.country, country, shipments: [shipment], promises, sent: [] }),
  })
  const price = { unitPriceMinor: 0, subtotalMinor: 0, paidMinor: 0 }
  await tx.insert(orderLines).values(
    numbered.map((line, position) => ({
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
