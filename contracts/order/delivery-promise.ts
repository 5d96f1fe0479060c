import { z } from 'zod'
import { DELIVERY_METHODS, PIECE_SOURCES } from '#domain/delivery/delivery-promise.ts'
import { isCalendarDate } from '#domain/house/calendar-date.ts'

/** yyyy-MM-dd, by the house's calendar. */
const day = z.string().refine(isCalendarDate)

/** The delivery promise of a line, as in `domain/delivery/delivery-promise.ts`. */
export const wirePromise = z.object({
  /** Null while its day is to be confirmed. */
  window: z.object({ from: day, to: day }).nullable(),
  method: z.enum(DELIVERY_METHODS),
  isFragile: z.boolean(),
  hasDedicatedCourier: z.boolean(),
  source: z.enum(PIECE_SOURCES),
})
