import { type CountryCode, shippingRegionOf } from './market.ts'
import { type Currency, type Money, multiplyMoney, sumMoney } from './money.ts'
import { type ShippingCost, shippingCostFor } from './shipping-cost.ts'
import { type Warehouse, type WarehouseFacts, warehouseOf } from './warehouse.ts'

/** A line of a bag, with what its product says of delivery. */
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

/** What travels together: from our warehouse, or from one artisan's workshop. */
export type Shipment = {
  readonly warehouse: Warehouse
  /** Null for our own warehouse, and for a workshop that is not named. */
  readonly artisanSlug: string | null
  readonly lineItems: readonly { readonly lineId: string; readonly quantity: number }[]
  readonly cost: Money
}

/**
 * How the lines of a bag travel to a country, and for how much. Lines from our own warehouse make one
 * shipment, which comes first; each artisan's workshop makes another.
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
 * What shipping a line costs. A piece with a courier of its own, or put down at the curb on its pallet,
 * travels alone: its cost counts for each unit. Everything else is packed together: once for the line.
 */
export function lineShippingCost(
  { quantity, product }: ShippableLine,
  country: CountryCode,
  currency: Currency,
): Money {
  const cost = shippingCostFor(product.shippingCosts, shippingRegionOf(country), currency)
  return product.dedicatedCourier || product.curbsideDelivery ? multiplyMoney(cost, quantity) : cost
}

function originOf({ product }: ShippableLine): string {
  return shipmentOrigin({ warehouse: warehouseOf(product), artisanSlug: product.artisanSlug })
}

/** Where a line leaves from. */
export type ShipmentOrigin = { readonly warehouse: Warehouse; readonly artisanSlug: string | null }

/** The same text for all that leaves from one place, and so travels together. */
export function shipmentOrigin({ warehouse, artisanSlug }: ShipmentOrigin): string {
  return warehouse === 'in-house' ? 'in-house' : `workshop ${artisanSlug ?? ''}`
}

function toShipment(lines: readonly ShippableLine[], country: CountryCode, currency: Currency): Shipment {
  const product = lines[0]?.product
  const warehouse = product ? warehouseOf(product) : 'other'
  return {
    warehouse,
    artisanSlug: warehouse === 'in-house' ? null : (product?.artisanSlug ?? null),
    lineItems: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    cost: sumMoney(
      lines.map((line) => lineShippingCost(line, country, currency)),
      currency,
    ),
  }
}

/** A part of an order that has left: with whom, and what is in it. */
export type Parcel = {
  readonly id: string
  readonly sentAt: Date
  readonly hasArrived: boolean
  readonly tracking: readonly { company: string | null; number: string | null; url: string | null }[]
  readonly contents: readonly { title: string; quantity: number }[]
}
