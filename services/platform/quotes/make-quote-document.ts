import { calendarDateIn } from '#domain/house/calendar-date.ts'
import { ok, type Result } from '#domain/result.ts'
import type { PdfFile } from '#services/kernel/pdf-response.ts'
import type { QuoteStore } from './quotes-options.ts'
import { type QuoteRow, readQuote } from './read-quote.ts'

/** The last version of a quote on paper, with the day of the house on which it was sent. */
export async function makeQuoteDocument(
  { database, quotes: options }: QuoteStore,
  row: QuoteRow,
): Promise<Result<PdfFile, 'documents-busy'>> {
  const quote = await readQuote(database.db, row, options)
  const sentAt = quote.versions.at(-1)?.sentAt ?? quote.updatedAt
  const on = calendarDateIn(options.house.timeZone, new Date(sentAt))
  const made = await options.makeDocument({ kind: 'quote', quote, on })
  return made.ok ? ok({ name: `${quote.number}-${quote.version}`, bytes: made.value }) : made
}
