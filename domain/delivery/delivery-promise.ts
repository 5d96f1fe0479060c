import { addDays, addWeekdays, type CalendarDate } from '../calendar/calendar-date.ts'
import type { HouseDay } from '../market/house-markets.ts'
import { type CountryCode, getShippingRegion } from '../market/market.ts'
import type { Money } from '../money/money.ts'
import {
  canBuy,
  leadTimeDays,
  type ShippingFacts,
  type ShippingNotice,
  shippingNotice,
  UNKNOWN_LEAD_TIME_DAYS,
} from './availability.ts'

/**
 * How a delivery is handed over. By appointment: at the door by courier, at the curb, or carried into the room. A
 * parcel of samples needs no appointment.
 */
export const DELIVERY_METHODS = ['courier', 'curbside', 'room', 'parcel'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** From `stock`, made to order in the `workshop`, or `later`: still to be announced or confirmed. */
export const PIECE_SOURCES = ['stock', 'workshop', 'later'] as const
export type PieceSource = (typeof PIECE_SOURCES)[number]

/** The first and the last possible day, inclusive. */
export type DeliveryWindow = { readonly from: CalendarDate; readonly to: CalendarDate }

export type DeliveryPromise = {
  /** Null while the date is to be confirmed. */
  readonly window: DeliveryWindow | null
  readonly method: DeliveryMethod
  readonly isFragile: boolean
  readonly hasDedicatedCourier: boolean
  readonly source: PieceSource
}

export type PromiseFacts = ShippingFacts & {
  readonly shippingOption: string
  readonly curbsideDelivery: boolean
  readonly dedicatedCourier: boolean
  readonly isFragile: boolean
}

/** The facts that a product's attributes state. */
type AttributeFacts = Omit<
  PromiseFacts,
  'sku' | 'stockAvailable' | 'availableForSale' | 'isPreorder' | 'availableFrom' | 'isFragile'
> & { readonly customProperties: Pick<PromiseFacts, 'isPreorder' | 'availableFrom' | 'isFragile'> }

/** The units wanted of a variant, and its stock; null if stock is not tracked. */
export type WantedUnits = {
  readonly sku: string
  /** 0 for a piece whose price is upon request. */
  readonly price: Money
  readonly quantity: number
  readonly quantityAvailable: number | null
  readonly availableForSale: boolean
}

/** Units beyond the stock are made to order. */
export function toPromiseFacts(
  attributes: AttributeFacts,
  { sku, price, quantity, quantityAvailable, availableForSale }: WantedUnits,
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
    notDirectlyShoppable: attributes.notDirectlyShoppable || price.amountMinor === 0,
    shippingOption: attributes.shippingOption,
    curbsideDelivery: attributes.curbsideDelivery,
    dedicatedCourier: attributes.dedicatedCourier,
    isFragile: customProperties.isFragile,
  }
}

/**
 * The facts of a product that the house has agreed to sell. How it is usually sold no longer matters, and the agreed
 * lead time replaces the product's, regardless of stock.
 */
export function toAgreedFacts(
  facts: PromiseFacts,
  { leadTimeDays }: { leadTimeDays: number | null },
): PromiseFacts {
  const sellable = { ...facts, sku: '', notDirectlyShoppable: false }
  if (leadTimeDays === null) return sellable
  return { ...sellable, isReadyToShip: false, leadTime: leadTimeDays, isPreorder: false, availableFrom: null }
}

/** `country` is the destination; `home` is the country of the house, its workshops and its warehouse. */
export type DeliveryContext = HouseDay & {
  readonly country: CountryCode
  /** The last day on which the payment may arrive; absent if it is immediate. */
  readonly paidBy?: CalendarDate
  /** The delay from the house's notices, in weekdays; absent if there is none. */
  readonly delayWeekdays?: number
}

/**
 * The delivery promise for a product in a country, in the house's calendar; null if it cannot be bought. A product
 * ships according to its shipping notice, after payment at the earliest, and is in transit for some weekdays.
 * docs/areas/delivery.md
 */
export function deliveryPromise(facts: PromiseFacts, context: DeliveryContext): DeliveryPromise | null {
  const { country, today } = context
  if (!canBuy(facts, country).ok) return null
  const notice = shippingNotice(facts, country, today)
  return {
    window: windowOf(notice, facts, context),
    method: deliveryMethod(facts),
    isFragile: facts.isFragile,
    hasDedicatedCourier: facts.dedicatedCourier,
    source: SOURCES[notice.kind],
  }
}

/** The promise for anything in stock that ships by courier. */
export function stockPromise(context: DeliveryContext): DeliveryPromise | null {
  return deliveryPromise(IN_STOCK, context)
}

/** The flag `curbsideDelivery` overrides the option, so that no more than curbside delivery is promised. */
export function deliveryMethod({
  curbsideDelivery,
  shippingOption,
}: Pick<PromiseFacts, 'curbsideDelivery' | 'shippingOption'>): DeliveryMethod {
  const option = shippingOption.trim().toLowerCase()
  if (curbsideDelivery || option === 'curbside') return 'curbside'
  return option === 'white-glove' ? 'room' : 'courier'
}

/** The minimum and maximum transit time in weekdays. */
export function transitDays(
  method: DeliveryMethod,
  { home, country }: Pick<DeliveryContext, 'home' | 'country'>,
): readonly [number, number] {
  if (country === home) return TRANSIT_WEEKDAYS.home
  if (isInEurope(country) && isInEurope(home)) return TRANSIT_WEEKDAYS.europe
  return TRANSIT_WEEKDAYS[method === 'courier' ? 'air' : 'sea']
}

function isInEurope(country: CountryCode): boolean {
  const region = getShippingRegion(country)
  return region === 'EU' || region === 'UK'
}

/**
 * The minimum and maximum number of days until a piece ships: weekdays if it is ready to ship, otherwise calendar days.
 * Null if another rule decides, or if the date is to be confirmed.
 */
export function daysUntilSent(notice: ShippingNotice): readonly [number, number] | null {
  if (notice.kind === 'ready-to-ship') return [0, PACKING_WEEKDAYS]
  if (notice.kind === 'one-week') return [7, 7]
  return notice.kind === 'weeks' ? [7 * notice.weeks, 7 * notice.weeks] : null
}

/** Weekdays until a piece in stock ships. */
const PACKING_WEEKDAYS = 2

/** As stated on the shipping page: by road within Europe; overseas, courier parcels go by air and the rest by sea. */
const TRANSIT_WEEKDAYS = { home: [2, 5], europe: [5, 10], air: [8, 12], sea: [15, 25] } as const

const IN_STOCK: PromiseFacts = {
  sku: '',
  isReadyToShip: true,
  leadTime: null,
  stockAvailable: true,
  availableForSale: true,
  isPreorder: false,
  availableFrom: null,
  excludedCountries: [],
  notDirectlyShoppable: false,
  shippingOption: '',
  curbsideDelivery: false,
  dedicatedCourier: false,
  isFragile: false,
}

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
  context: DeliveryContext,
): DeliveryWindow | null {
  const { today, paidBy, delayWeekdays = 0 } = context
  const lastPaid = latestOf(today, paidBy ?? today)
  const [first, last] = [today, lastPaid].map((paid) => firstShippingDay(notice, facts, paid))
  if (!first || !last) return null
  const [fewest, most] = transitDays(deliveryMethod(facts), context)
  const packing = notice.kind === 'ready-to-ship' ? PACKING_WEEKDAYS : 0
  return {
    from: addWeekdays(addWeekdays(first, 0), delayWeekdays + fewest),
    to: addWeekdays(addWeekdays(last, 0), delayWeekdays + packing + most),
  }
}

/** The first possible shipping day; null while it is to be confirmed. */
function firstShippingDay(
  notice: ShippingNotice,
  facts: PromiseFacts,
  paid: CalendarDate,
): CalendarDate | null {
  const days = daysUntilSent(notice)
  if (days !== null) return addDays(paid, days[0])
  const isAwaited = notice.kind === 'available-from' || notice.kind === 'preorder'
  if (!isAwaited || facts.availableFrom === null) return null
  const lead = leadTimeDays(facts)
  const readyOn = lead < UNKNOWN_LEAD_TIME_DAYS ? addDays(paid, lead) : paid
  return latestOf(facts.availableFrom, readyOn)
}

function latestOf(one: CalendarDate, other: CalendarDate): CalendarDate {
  return [one, other].toSorted().at(-1) ?? one
}
