import { type CountryCode, shippingRegionOf } from '../market/market.ts'
import { type Currency, type Money, multiplyMoney, sumMoney } from '../money/money.ts'
import { type ShippingCost, shippingCostFor } from './shipping-cost.ts'
import { type Warehouse, type WarehouseFacts, warehouseOf } from './warehouse.ts'

/** A line of a bag with its product's delivery facts. */
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

/** One shipment: from our warehouse, or from one artisan's workshop. */
export type Shipment = {
  readonly warehouse: Warehouse
  /** Null for our own warehouse, and for an unnamed workshop. */
  readonly artisanSlug: string | null
  readonly lineItems: readonly { readonly lineId: string; readonly quantity: number }[]
  /** Of the lines whose cost is known; no other can be ordered. */
  readonly cost: Money
}

/**
 * Groups the lines of a bag into shipments with their costs. Lines from our own warehouse form the first; each
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
 * The shipping cost of a line. Products with a dedicated courier or curbside delivery ship alone, so their
 * cost applies per unit; everything else is packed together, so it applies once per line. Null if it is not known.
 */
export function lineShippingCost(
  { quantity, product }: ShippableLine,
  country: CountryCode,
  currency: Currency,
): Money | null {
  const cost = shippingCostFor(product.shippingCosts, shippingRegionOf(country), currency)
  if (cost === null) return null
  return product.dedicatedCourier || product.curbsideDelivery ? multiplyMoney(cost, quantity) : cost
}

function originOf({ product }: ShippableLine): string {
  return shipmentOrigin({ warehouse: warehouseOf(product), artisanSlug: product.artisanSlug })
}

/** The origin of a line. */
export type ShipmentOrigin = { readonly warehouse: Warehouse; readonly artisanSlug: string | null }

/** The key of an origin: lines with the same key ship together. */
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
      lines.flatMap((line) => lineShippingCost(line, country, currency) ?? []),
      currency,
    ),
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
