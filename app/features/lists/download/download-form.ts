import { EXPORT_KINDS } from '#contracts/export.ts'
import { isCalendarDate } from '#domain/calendar/calendar-date.ts'
import { parseMarkup } from '#domain/list/mark-up.ts'
import { PAPERS, type Paper } from '#domain/market/paper.ts'
import { DOWNLOAD_FIELDS } from './download-paths.ts'

export const DOWNLOAD_PRICES = ['public', 'trade', 'client', 'none'] as const
export type DownloadPrices = (typeof DOWNLOAD_PRICES)[number]
type DownloadKind = (typeof EXPORT_KINDS)[number]

export const TITLE_MAX = 120
export const CLIENT_MAX = 120

export type DownloadInput = {
  readonly kind: DownloadKind
  readonly title: string
  readonly client: string
  readonly prices: DownloadPrices
  readonly markUp: string
  readonly until: string
  readonly paper: Paper
  readonly hasNotes: boolean
  readonly hasStudio: boolean
}

export const FIELD_REFUSALS = {
  'title-missing': 'title',
  'title-too-long': 'title',
  'client-too-long': 'client',
  'mark-up-malformed': 'markUp',
  'until-malformed': 'until',
  'until-past': 'until',
} as const
type FieldRefusal = keyof typeof FIELD_REFUSALS
export type DownloadRefusal =
  | FieldRefusal
  | 'no-trade-price'
  | 'no-client-prices'
  | 'no-pieces'
  | 'exports-full'
  | 'too-many-requests'
  | 'unavailable'

/** A value that is not among the choices is replaced by the first choice. */
export function readDownloadInput(form: FormData): DownloadInput {
  const text = (field: string) =>
    String(form.get(field) ?? '')
      .replaceAll('\0', '')
      .trim()
  const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]], field: string): Choice =>
    choices.find((choice) => choice === form.get(field)) ?? choices[0]
  return {
    kind: oneOf(EXPORT_KINDS, DOWNLOAD_FIELDS.kind),
    title: text(DOWNLOAD_FIELDS.title),
    client: text(DOWNLOAD_FIELDS.client),
    prices: oneOf(DOWNLOAD_PRICES, DOWNLOAD_FIELDS.prices),
    markUp: text(DOWNLOAD_FIELDS.markUp),
    until: text(DOWNLOAD_FIELDS.until),
    paper: oneOf(PAPERS, DOWNLOAD_FIELDS.paper),
    hasNotes: form.has(DOWNLOAD_FIELDS.notes),
    hasStudio: form.has(DOWNLOAD_FIELDS.studio),
  }
}

/** Returns the refusals in the order of the form. The markup applies only to client prices. */
export function checkDownloadInput(
  { title, client, prices, markUp, until }: DownloadInput,
  today: string,
): FieldRefusal[] {
  return [
    ...(title === '' ? (['title-missing'] as const) : []),
    ...(title.length > TITLE_MAX ? (['title-too-long'] as const) : []),
    ...(client.length > CLIENT_MAX ? (['client-too-long'] as const) : []),
    ...(prices === 'client' && !parseMarkup(markUp).ok ? (['mark-up-malformed'] as const) : []),
    ...(until !== '' && !isCalendarDate(until) ? (['until-malformed'] as const) : []),
    ...(isCalendarDate(until) && until < today ? (['until-past'] as const) : []),
  ]
}
