import { asc, eq } from 'drizzle-orm'
import type { Order } from '#contracts/order.ts'
import type { Queryable } from '#services/kernel/database.ts'
import { formatLineId } from '../carts/cart-id.ts'
import { toWireMoney, toWireTotals } from './checkout/checkout-totals.ts'
import { orderLines, orders, payments } from './order-tables.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'

type OrderRow = typeof orders.$inferSelect
type OrderLineRow = typeof orderLines.$inferSelect
type PaymentRow = typeof payments.$inferSelect

/** An order as customers see it, or null when there is none. */
export async function readOrder(
  queryable: Queryable,
  orderId: string,
  providers: readonly PaymentProvider[],
): Promise<Order | null> {
  const [found] = await queryable
    .select({ row: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId))
  if (!found) return null
  const lines = await queryable
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return toOrder(found.row, lines, toPayment(found.payment, providers))
}

function toOrder(row: OrderRow, lines: OrderLineRow[], payment: Order['payment']): Order {
  const { id, number, status, language, email, address, billingAddress, currency } = row
  return {
    id,
    number,
    status,
    placedAt: row.placedAt.toISOString(),
    language,
    email,
    address,
    billingAddress,
    lines: lines.map((line) => toLine(line, row)),
    shipments: row.shipments.map(({ costMinor, lineItems, ...shipment }) => ({
      ...shipment,
      lineItems: lineItems.map((item) => ({ ...item, lineId: formatLineId(item.lineId, row.cartToken) })),
      cost: toWireMoney(costMinor, currency),
    })),
    promotions: row.promotions.map(({ title, amountMinor }) => ({
      title,
      amount: toWireMoney(amountMinor, currency),
    })),
    totals: toWireTotals(row, currency),
    payment,
  }
}

function toLine(line: OrderLineRow, { cartToken, currency }: OrderRow): Order['lines'][number] {
  const { title, variantTitle, sku, handle, artisanName, picture, quantity } = line
  return {
    id: formatLineId(line.lineId, cartToken),
    title,
    variantTitle,
    sku,
    handle,
    artisanName,
    picture,
    quantity,
    unitPrice: toWireMoney(line.unitPriceMinor, currency),
    subtotal: toWireMoney(line.subtotalMinor, currency),
  }
}

/** Where to transfer to is only told while the money is awaited. */
function toPayment(row: PaymentRow, providers: readonly PaymentProvider[]): Order['payment'] {
  const { method, status, isTest, lastFour, reference } = row
  const provider = providers.find(({ code }) => code === method)
  const bank = status === 'awaited' ? (provider?.bank ?? null) : null
  return { method, status, isTest, lastFour, reference, bank }
}
