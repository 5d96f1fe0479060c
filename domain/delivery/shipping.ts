import { type CountryCode, getShippingRegion } from '../market/market.ts'
import {
  addMoney,
  type Currency,
  compareMoney,
  type Money,
  multiplyMoney,
  zeroMoney,
} from '../money/money.ts'
import { type ShippingCost, shippingCostFor } from './shipping-cost.ts'
import { resolveWarehouse, type Warehouse, type WarehouseFacts } from './warehouse.ts'

export type ShippableLine = {
  readonly id: string
  readonly quantity: number
  readonly product: WarehouseFacts & {
    readonly artisanSlug: string | null
    readonly shippingCosts: readonly ShippingCost[]
    readonly dedicatedCourier: boolean
    readonly curbsideDelivery: boolean
  }
}

/** Lines that travel together, from our warehouse or from one artisan's workshop. */
export type Shipment = {
  readonly warehouse: Warehouse
  /** Null for our own warehouse and for an unknown workshop. */
  readonly artisanSlug: string | null
  readonly lineItems: readonly { readonly lineId: string; readonly quantity: number }[]
  /** The sum of the known costs; a line without a known cost cannot be ordered. */
  readonly cost: Money
}

/**
 * Groups the lines of a cart into shipments with their costs. Lines from our own warehouse form the first; each
 * artisan's workshop forms another.
 */
export function buildShipments(
  lines: readonly ShippableLine[],
  country: CountryCode,
  currency: Currency,
): Shipment[] {
  const groups = Map.groupBy(lines, originOf)
  const shipments = [...groups.values()].map((group) => toShipment(group, country, currency))
  return shipments.toSorted(
    (left, right) => Number(right.warehouse === 'in-house') - Number(left.warehouse === 'in-house'),
  )
}

/**
 * The cost of shipping lines from one origin. Pieces with a dedicated courier or curbside delivery travel alone, so
 * they pay per unit. All others travel together and pay once, at the highest cost among them. A line with an unknown
 * cost adds nothing. The shipping page and the checkout state this rule in the message `delivery.cost-rule`.
 */
export function computeJointCost(
  lines: readonly Pick<ShippableLine, 'quantity' | 'product'>[],
  country: CountryCode,
  currency: Currency,
): Money {
  let [alone, together] = [zeroMoney(currency), zeroMoney(currency)]
  for (const { quantity, product } of lines) {
    const cost = shippingCostFor(product.shippingCosts, getShippingRegion(country), currency)
    if (cost === null) continue
    if (travelsAlone(product)) alone = addMoney(alone, multiplyMoney(cost, quantity))
    else if (compareMoney(cost, together) > 0) together = cost
  }
  return addMoney(alone, together)
}

/** Whether each unit is delivered separately. */
function travelsAlone({
  dedicatedCourier,
  curbsideDelivery,
}: Pick<ShippableLine['product'], 'dedicatedCourier' | 'curbsideDelivery'>): boolean {
  return dedicatedCourier || curbsideDelivery
}

function originOf({ product }: ShippableLine): string {
  return shipmentOrigin({ warehouse: resolveWarehouse(product), artisanSlug: product.artisanSlug })
}

export type ShipmentOrigin = { readonly warehouse: Warehouse; readonly artisanSlug: string | null }

/** The key of an origin: lines with the same key are shipped together. */
export function shipmentOrigin({ warehouse, artisanSlug }: ShipmentOrigin): string {
  return warehouse === 'in-house' ? 'in-house' : `workshop ${artisanSlug ?? ''}`
}

function toShipment(lines: readonly ShippableLine[], country: CountryCode, currency: Currency): Shipment {
  const product = lines[0]?.product
  const warehouse = product ? resolveWarehouse(product) : 'other'
  return {
    warehouse,
    artisanSlug: warehouse === 'in-house' ? null : (product?.artisanSlug ?? null),
    lineItems: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    cost: computeJointCost(lines, country, currency),
  }
}

/** A part of an order that has shipped: its carrier and contents. */
export type Parcel = {
  readonly id: string
  readonly sentAt: Date
  readonly hasArrived: boolean
  readonly tracking: readonly { company: string | null; number: string | null; url: string | null }[]
  readonly contents: readonly { title: string; quantity: number }[]
}
