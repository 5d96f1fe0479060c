import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { HouseDay } from '../market/house-markets.ts'
import type { CountryCode } from '../market/market.ts'
import { type DeliveryWindow, stockPromise } from './delivery-promise.ts'

export const NOTICE_PLACES = ['strip', 'product', 'bag', 'checkout', 'email'] as const
export type NoticePlace = (typeof NOTICE_PLACES)[number]

/** Spec §9: a temporary shipping delay, or a guarantee that a piece arrives by a certain day, such as Christmas. */
export type DeliveryNotice = {
  readonly id: string
  readonly text: string
  /** The text for the strip; null to show `text` there. */
  readonly stripText: string | null
  readonly link: string | null
  /** Both inclusive, in the house's calendar. */
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly places: readonly NoticePlace[]
} & (
  | {
      readonly kind: 'delay'
      /** How many weekdays later pieces ordered on these days ship. */
      readonly delayWeekdays: number
    }
  | { readonly kind: 'guarantee'; readonly arrivesBy: CalendarDate }
)

/** The day, the notices about deliveries, and the delay in weekdays that applies on it. */
export type DeliveryDay = HouseDay & {
  readonly notices?: readonly DeliveryNotice[]
  readonly delayWeekdays?: number
}

/**
 * The notices shown in a place today, delays first. A guarantee is shown only if everything in that place arrives in
 * time, even on the last possible day, and not while dates are to be confirmed.
 */
export function findNotices(
  { today, notices = [] }: DeliveryDay,
  place: NoticePlace,
  window: DeliveryWindow | null,
): readonly DeliveryNotice[] {
  const shown = notices.filter(
    (notice) =>
      notice.places.includes(place) &&
      isCurrent(notice, today) &&
      (notice.kind === 'delay' || (window !== null && window.to <= notice.arrivesBy)),
  )
  return [...shown.filter(isDelay), ...shown.filter((notice) => !isDelay(notice))]
}

/** The notice for the strip. A guarantee is shown while anything in stock would arrive in time. */
export function findStripNotice(day: DeliveryDay, country: CountryCode): DeliveryNotice | null {
  const promise = stockPromise({ ...day, country })
  return promise && (findNotices(day, 'strip', promise.window)[0] ?? null)
}

/** In weekdays: the longest delay, since delays run in parallel. */
export function computeDelay(notices: readonly DeliveryNotice[], today: CalendarDate): number {
  const delays = notices.filter((notice) => isCurrent(notice, today)).filter(isDelay)
  return Math.max(0, ...delays.map(({ delayWeekdays }) => delayWeekdays))
}

function isCurrent({ from, to }: DeliveryNotice, today: CalendarDate): boolean {
  return from <= today && today <= to
}

function isDelay(notice: DeliveryNotice): notice is Extract<DeliveryNotice, { kind: 'delay' }> {
  return notice.kind === 'delay'
}
