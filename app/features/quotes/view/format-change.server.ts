import { formatDate } from '#app/i18n/format/format.ts'
import type { QuoteChange } from '#domain/quote/quote-changes.ts'
import { weeksFromDays } from '#domain/quote/quote-lead-time.ts'

/**
 * A change with formatted amounts and dates; parts that do not apply are empty. `from` and `to` of a lead time are
 * weeks, 0 for an open one.
 */
export type FormattedChange = {
  readonly kind: QuoteChange['kind']
  readonly title: string
  readonly from: string
  readonly to: string
}

type ChangeFormat = {
  money: (amountMinor: number) => string
  count: (value: number) => string
  tag: string
}

export function formatChange(change: QuoteChange, { money, count, tag }: ChangeFormat): FormattedChange {
  const title = 'title' in change ? change.title : ''
  const toFormatted = (from: string, to: string) => ({ kind: change.kind, title, from, to })
  switch (change.kind) {
    case 'line-added':
    case 'line-removed':
      return toFormatted('', count(change.quantity))
    case 'price':
    case 'delivery-price':
      return toFormatted(money(change.from), money(change.to))
    case 'quantity':
      return toFormatted(count(change.from), count(change.to))
    case 'lead-time':
      return toFormatted(weeksText(change.from), weeksText(change.to))
    case 'valid-until':
      return toFormatted(formatDate(change.from, tag), formatDate(change.to, tag))
    case 'finish':
    case 'delivery':
      return toFormatted(change.from, change.to)
    case 'terms':
      return toFormatted('', '')
  }
}

function weeksText(days: number | null): string {
  return days === null ? '0' : String(weeksFromDays(days))
}
