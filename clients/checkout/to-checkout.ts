import type { CheckoutState } from '#contracts/checkout.ts'
import type { Order as WireOrder } from '#contracts/order.ts'
import type { WireMoney } from '#contracts/wire-money.ts'
import { type Money, parseDecimal } from '#domain/money.ts'
import type { Shipment } from '#domain/shipping.ts'
import type { Checkout, OrderTotals } from './checkout.ts'
import type { Order } from './order.ts'

/** The checkout of the storefront from the answer of the commerce service. */
export function toCheckout(wire: CheckoutState): Checkout {
  if (wire.status === 'completed') return wire
  const { lines, shipments, promotions, totals, delivery, ...same } = wire
  return {
    ...same,
    lines: lines.map((line) => ({ ...line, ...pricesOf(line) })),
    ...amountsOf({ shipments, promotions, totals }),
    delivery: {
      chosen: delivery.chosen,
      options: delivery.options.map(({ code, cost }) => ({ code, cost: toMoney(cost) })),
    },
  }
}

/** The order of the storefront from the answer of the commerce service. */
export function toOrder(wire: WireOrder): Order {
  const { lines, shipments, promotions, totals, placedAt, ...same } = wire
  return {
    ...same,
    placedAt: new Date(placedAt),
    lines: lines.map((line) => ({ ...line, ...pricesOf(line) })),
    ...amountsOf({ shipments, promotions, totals }),
  }
}

type WireAmounts = Pick<WireOrder, 'shipments' | 'promotions' | 'totals'>

function amountsOf({ shipments, promotions, totals }: WireAmounts) {
  return {
    shipments: shipments.map((shipment): Shipment => ({ ...shipment, cost: toMoney(shipment.cost) })),
    promotions: promotions.map(({ title, amount }) => ({ title, amount: toMoney(amount) })),
    totals: toTotals(totals),
  }
}

function toTotals({ taxes, ...amounts }: WireOrder['totals']): OrderTotals {
  return {
    subtotal: toMoney(amounts.subtotal),
    shipping: toMoney(amounts.shipping),
    taxes: taxes.kind === 'included' ? { ...taxes, amount: toMoney(taxes.amount) } : taxes,
    total: toMoney(amounts.total),
    giftCards: toMoney(amounts.giftCards),
    due: toMoney(amounts.due),
  }
}

function pricesOf({ unitPrice, subtotal }: { unitPrice: WireMoney; subtotal: WireMoney }) {
  return { unitPrice: toMoney(unitPrice), subtotal: toMoney(subtotal) }
}

function toMoney({ amount, currencyCode }: WireMoney): Money {
  return parseDecimal(amount, currencyCode)
}
