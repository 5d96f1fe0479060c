import { type CalendarDate, calendarDateIn } from '../calendar/calendar-date.ts'
import { parseLocalTime } from '../calendar/house-clock.ts'
import { type DeliveryContext, type DeliveryPromise, stockPromise } from '../delivery/delivery-promise.ts'

/**
 * Free samples per calendar year (docs/areas/trade-and-quotes.md): for a trade company including all its members, and
 * for anyone else.
 */
export const SAMPLES_PER_YEAR = { company: 12, customer: 10 } as const
/** The maximum at a time, except for a company, as stated on the page about orders. */
export const SAMPLES_AT_A_TIME = 5
/** How many days a guest's confirmation link works and their details are stored. */
export const SAMPLE_LINK_DAYS = 7
/**
 * The daily limit for all guests together, since mailboxes are free but parcels are not. Beyond it a guest has to sign
 * in.
 */
export const GUEST_SAMPLE_ORDERS_PER_DAY = 100

/**
 * Whether a product option's values are finishes that can be sampled, judged by its name in the house's language:
 * materials and their finishes. Glass cannot be cut for samples, and a size or a color is not a material.
 */
export function canBeSampled(optionName: string): boolean {
  return SAMPLED_OPTIONS.has(optionName.trim().toLowerCase())
}

/** `ordered` counts this year's samples. */
export function samplesLeft(whose: keyof typeof SAMPLES_PER_YEAR, ordered: number): number {
  const left = Math.max(0, SAMPLES_PER_YEAR[whose] - ordered)
  return whose === 'company' ? left : Math.min(left, SAMPLES_AT_A_TIME)
}

/** The calendar year of an instant in the house's time zone; `end` is exclusive. */
export function sampleYear(timeZone: string, now: Date): { start: Date; end: Date; renewsOn: CalendarDate } {
  const year = Number(calendarDateIn(timeZone, now).slice(0, 4))
  const renewsOn = firstDay(year + 1)
  return { start: midnight(timeZone, firstDay(year)), end: midnight(timeZone, renewsOn), renewsOn }
}

/** Samples are sent as a parcel and ship like stock, whatever the piece's lead time. */
export function samplePromise(context: Omit<DeliveryContext, 'paidBy'>): DeliveryPromise | null {
  const promise = stockPromise(context)
  return promise && { ...promise, method: 'parcel' }
}

// biome-ignore format: reads as a table
const SAMPLED_OPTIONS: ReadonlySet<string> = new Set([
  'fabric', 'tessuto', 'tela', 'tejido', 'stoff', 'tissu',
  'upholstery', 'rivestimento', 'tapizado', 'bezug', 'revêtement',
  'leather', 'pelle', 'cuoio', 'cuero', 'piel', 'leder', 'cuir',
  'wood', 'legno', 'madera', 'holz', 'bois',
  'stone', 'pietra', 'piedra', 'stein', 'pierre',
  'marble', 'marmo', 'mármol', 'marmor', 'marbre',
  'metal', 'metallo', 'metall', 'métal',
  'material', 'materiale', 'matériau', 'matière',
  'finish', 'finitura', 'acabado', 'ausführung', 'oberfläche', 'finition',
  'plating', 'baño', 'auflage', 'placage',
  'enamel', 'smaltatura', 'esmaltado', 'lackierung', 'laquage',
  'lacquer', 'lacca', 'laca', 'lack', 'laque',
  'glaze', 'smalto', 'esmalte', 'glasur', 'émail',
  'cord', 'corda', 'cuerda', 'kordel', 'corde',
])

function firstDay(year: number): CalendarDate {
  return `${year}-01-01`
}

function midnight(timeZone: string, date: CalendarDate): Date {
  const instant = parseLocalTime(timeZone, `${date}T00:00`)
  if (instant === null) throw new RangeError(`Not a date: ${date}`)
  return instant
}
