import { type DeliveryPromise, type Ordering, stockPromise } from '../delivery/delivery-promise.ts'
import { type CalendarDate, calendarDateIn } from '../house/calendar-date.ts'
import { instantIn } from '../house/house-clock.ts'

/**
 * How many samples the house sends in a calendar year, free of charge (docs/areas/trade-and-quotes.md): a company of the trade, over all
 * its people, and anyone else, who gets fewer at a time.
 */
export const SAMPLES_PER_YEAR = { company: 12, customer: 10 } as const
/** As the page about orders says. */
export const SAMPLES_AT_A_TIME = 5
/** How long the link works that proves the address of a guest, and how long what they typed is stored. */
export const SAMPLE_LINK_DAYS = 7
/**
 * How many orders of samples all guests together make in a day: mailboxes cost nothing, parcels do. Beyond them a guest signs in, as
 * they may at any time.
 */
export const GUEST_SAMPLE_ORDERS_PER_DAY = 100

/**
 * Whether the values of a product's option are finishes of which a sample can be sent, by its name in the language of the house:
 * materials, and finishes of them. Glass is not cut, and a size or a color is no material.
 */
export function canBeSampled(optionName: string): boolean {
  return SAMPLED_OPTIONS.has(optionName.trim().toLowerCase())
}

/** How many samples a company or another customer may order now, in a year of which they have ordered so many. */
export function samplesLeft(whose: keyof typeof SAMPLES_PER_YEAR, ordered: number): number {
  const left = Math.max(0, SAMPLES_PER_YEAR[whose] - ordered)
  return whose === 'company' ? left : Math.min(left, SAMPLES_AT_A_TIME)
}

/** The calendar year at the house in which a moment falls: from its first midnight until before `end`. */
export function sampleYear(timeZone: string, now: Date): { start: Date; end: Date; renewsOn: CalendarDate } {
  const year = Number(calendarDateIn(timeZone, now).slice(0, 4))
  const renewsOn = firstDay(year + 1)
  return { start: midnight(timeZone, firstDay(year)), end: midnight(timeZone, renewsOn), renewsOn }
}

/** When samples arrive, as a parcel: they leave the house as what is in stock, whatever the lead time of the piece. */
export function samplePromise(ordering: Omit<Ordering, 'paidBy'>): DeliveryPromise | null {
  const promise = stockPromise(ordering)
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
  const instant = instantIn(timeZone, `${date}T00:00`)
  if (instant === null) throw new RangeError(`Not a date: ${date}`)
  return instant
}
