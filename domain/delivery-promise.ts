import {
  canBuy,
  leadTimeDays,
  type ShippingFacts,
  type ShippingNotice,
  shippingNotice,
  UNKNOWN_LEAD_TIME_DAYS,
} from './availability.ts'
import { addDays, addWeekdays, type CalendarDate, calendarDateIn, HOUSE_TIME_ZONE } from './calendar-date.ts'
import { type CountryCode, shippingRegionOf } from './market.ts'
import type { ProductAttributes } from './product-attributes.ts'

/**
 * How a piece is handed over, each time by appointment: at the door by a courier, put down at the curb, or carried to
 * the room.
 */
export const DELIVERY_METHODS = ['courier', 'curbside', 'room'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/**
 * Where a piece comes from: from stock, made to order by its workshop, or neither yet: its day is still to come or to
 * be confirmed.
 */
export const PIECE_SOURCES = ['stock', 'workshop', 'later'] as const
export type PieceSource = (typeof PIECE_SOURCES)[number]

/** The first and the last day on which a piece may arrive. */
export type DeliveryWindow = { readonly from: CalendarDate; readonly to: CalendarDate }

/** What a buyer is promised of the delivery of a piece. */
export type DeliveryPromise = {
  /** Null while its day is to be confirmed. */
  readonly window: DeliveryWindow | null
  readonly method: DeliveryMethod
  readonly isFragile: boolean
  readonly hasDedicatedCourier: boolean
  readonly source: PieceSource
}

export type PromiseFacts = ShippingFacts &
  Pick<ProductAttributes, 'shippingOption' | 'curbsideDelivery' | 'dedicatedCourier'> & {
    readonly isFragile: boolean
  }

/** The units of a variant that somebody wants, and how many there are; null where nobody counts. */
export type WantedUnits = {
  readonly sku: string
  readonly quantity: number
  readonly quantityAvailable: number | null
  readonly availableForSale: boolean
}

/** The facts of so many units of a product: with fewer in stock than are wanted, the rest is made to order. */
export function promiseFactsOf(
  attributes: ProductAttributes,
  { sku, quantity, quantityAvailable, availableForSale }: WantedUnits,
): PromiseFacts {
  const { customProperties } = attributes
  return {
    sku,
    isReadyToShip: attributes.isReadyToShip,
    leadTime: attributes.leadTime,
    stockAvailable: quantityAvailable === null ? null : quantityAvailable >= quantity,
    availableForSale,
    isPreorder: customProperties.isPreorder,
    availableFrom: customProperties.availableFrom,
    excludedCountries: attributes.excludedCountries,
    notDirectlyShoppable: attributes.notDirectlyShoppable,
    shippingOption: attributes.shippingOption,
    curbsideDelivery: attributes.curbsideDelivery,
    dedicatedCourier: attributes.dedicatedCourier,
    isFragile: customProperties.isFragile,
  }
}

export type Ordering = {
  readonly country: CountryCode
  readonly now: Date
  /** The last day on which the payment may still arrive; left out where it is made at once. */
  readonly paidBy?: CalendarDate
}

/**
 * What is promised of the delivery of a piece to a country, by the house's calendar; null where it cannot be bought.
 * A piece is sent when its shipping notice says so, at the earliest after the payment, and is on its way for some
 * weekdays. docs/decisions/0049-delivery-promise.md
 */
export function deliveryPromise(facts: PromiseFacts, ordering: Ordering): DeliveryPromise | null {
  const { country, now } = ordering
  if (!canBuy(facts, country).ok) return null
  const notice = shippingNotice(facts, country, now)
  return {
    window: windowOf(notice, facts, ordering),
    method: deliveryMethod(facts),
    isFragile: facts.isFragile,
    hasDedicatedCourier: facts.dedicatedCourier,
    source: SOURCES[notice.kind],
  }
}

/** The flag `curbsideDelivery` wins over the option: no more is promised than either of them says. */
export function deliveryMethod({
  curbsideDelivery,
  shippingOption,
}: Pick<PromiseFacts, 'curbsideDelivery' | 'shippingOption'>): DeliveryMethod {
  const option = shippingOption.trim().toLowerCase()
  if (curbsideDelivery || option === 'curbside') return 'curbside'
  return option === 'white-glove' ? 'room' : 'courier'
}

/** How many weekdays a piece is on its way to a country: the fewest and the most. */
export function transitDays(method: DeliveryMethod, country: CountryCode): readonly [number, number] {
  if (country === HOUSE_COUNTRY) return TRANSIT_WEEKDAYS.home
  const region = shippingRegionOf(country)
  if (region === 'EU' || region === 'UK') return TRANSIT_WEEKDAYS.europe
  return TRANSIT_WEEKDAYS[method === 'courier' ? 'air' : 'sea']
}

/**
 * The fewest and the most days until a piece with this notice is sent; null where its day is another rule's, or is to
 * be confirmed.
 */
export function daysUntilSent(notice: ShippingNotice): readonly [number, number] | null {
  if (notice.kind === 'ready-to-ship') return [0, PACKING_WEEKDAYS]
  if (notice.kind === 'one-week') return [7, 7]
  return notice.kind === 'weeks' ? [7 * notice.weeks, 7 * notice.weeks] : null
}

/** Where workshops and warehouse are. */
const HOUSE_COUNTRY: CountryCode = 'IT'

/** What is in stock leaves within so many weekdays. */
const PACKING_WEEKDAYS = 2

/** As the house's page on shipping says them: overseas a courier's parcel goes by air, the rest by sea. */
const TRANSIT_WEEKDAYS = { home: [2, 5], europe: [5, 10], air: [8, 12], sea: [15, 25] } as const

const SOURCES: Readonly<Record<ShippingNotice['kind'], PieceSource>> = {
  'ready-to-ship': 'stock',
  'one-week': 'workshop',
  weeks: 'workshop',
  preorder: 'later',
  'available-from': 'later',
  'to-be-confirmed': 'later',
  'sold-out': 'later',
  'upon-request': 'later',
  'unavailable-here': 'later',
}

function windowOf(
  notice: ShippingNotice,
  facts: PromiseFacts,
  { country, now, paidBy }: Ordering,
): DeliveryWindow | null {
  const today = calendarDateIn(HOUSE_TIME_ZONE, now)
  const lastPaid = latestOf(today, paidBy ?? today)
  const [first, last] = [today, lastPaid].map((paid) => sentOn(notice, facts, paid))
  if (!first || !last) return null
  const [fewest, most] = transitDays(deliveryMethod(facts), country)
  const packing = notice.kind === 'ready-to-ship' ? PACKING_WEEKDAYS : 0
  return {
    from: addWeekdays(addWeekdays(first, 0), fewest),
    to: addWeekdays(addWeekdays(last, 0), packing + most),
  }
}

/** The first day on which a piece is sent that is paid on a day; null while it is to be confirmed. */
function sentOn(notice: ShippingNotice, facts: PromiseFacts, paid: CalendarDate): CalendarDate | null {
  const days = daysUntilSent(notice)
  if (days !== null) return addDays(paid, days[0])
  const isAwaited = notice.kind === 'available-from' || notice.kind === 'preorder'
  if (!isAwaited || facts.availableFrom === null) return null
  const lead = leadTimeDays(facts)
  const made = lead < UNKNOWN_LEAD_TIME_DAYS ? addDays(paid, lead) : paid
  return latestOf(facts.availableFrom, made)
}

function latestOf(one: CalendarDate, other: CalendarDate): CalendarDate {
  return [one, other].toSorted().at(-1) ?? one
}
