import { type CalendarDate, isCalendarDate } from '#domain/calendar/calendar-date.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** The European Central Bank's reference rates of a day: units of each currency per euro. */
export type ReferenceRates = {
  readonly quotedOn: CalendarDate
  readonly perEuro: ReadonlyMap<string, number>
}

export type LoadReferenceRates = () => Promise<Result<ReferenceRates, 'rates-unavailable'>>

const RATES_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'
const TIMEOUT_MS = 5_000
/** The real file has about 2 KB. */
const CHARACTERS_MAX = 100_000

/** Loads the daily file, which is published on working days at about 16:00 CET. */
export function createReferenceRatesLoader(fetch: typeof globalThis.fetch): LoadReferenceRates {
  return async () => {
    try {
      const response = await fetch(RATES_URL, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
      const rates = response.ok ? parseReferenceRates(await response.text()) : null
      return rates ? ok(rates) : refuse('rates-unavailable')
    } catch {
      return refuse('rates-unavailable')
    }
  }
}

/** Parses `<Cube time='2026-11-20'><Cube currency='USD' rate='1.0875'/>…`; null for anything else. */
export function parseReferenceRates(xml: string): ReferenceRates | null {
  const text = xml.slice(0, CHARACTERS_MAX)
  const [, quotedOn] = /<Cube time=['"]([\d-]{10})['"]/.exec(text) ?? []
  if (quotedOn === undefined || !isCalendarDate(quotedOn)) return null
  const perEuro = new Map([['EUR', 1]])
  for (const [, currency = '', rate] of text.matchAll(RATE)) perEuro.set(currency, Number(rate))
  return perEuro.size > 1 ? { quotedOn, perEuro } : null
}

const RATE = /<Cube currency=['"]([A-Z]{3})['"] rate=['"](\d{1,9}(?:\.\d{1,9})?)['"]/g
