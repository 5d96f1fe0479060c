import { z } from 'zod'
import { isCalendarDate } from '#domain/calendar/calendar-date.ts'
import { DELIVERY_METHODS, PIECE_SOURCES } from '#domain/delivery/delivery-promise.ts'

/** yyyy-MM-dd, in the house's time zone. */
const day = z.string().refine(isCalendarDate)

/** See `domain/delivery/delivery-promise.ts`. */
export const wirePromise = z.object({
  /** Null while the date is to be confirmed. */
  window: z.object({ from: day, to: day }).nullable(),
  method: z.enum(DELIVERY_METHODS),
  isFragile: z.boolean(),
  hasDedicatedCourier: z.boolean(),
  source: z.enum(PIECE_SOURCES),
})
