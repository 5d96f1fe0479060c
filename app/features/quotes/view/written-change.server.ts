import { formatDate } from '#app/i18n/format/format.ts'
import type { QuoteChange } from '#domain/quote/quote-changes.ts'
import { weeksOf } from '#domain/quote/quote-lead-time.ts'

/**
 * A change with formatted amounts and dates; parts that do not apply are empty. `from` and `to` of a lead time are
 * weeks, 0 for an open one.
 */
export type WrittenChange = {
  readonly kind: QuoteChange['kind']
  readonly title: string
  readonly from: string
  readonly to: string
}

type Writing = {
  money: (amountMinor: number) => string
  count: (value: number) => string
  tag: string
}

export function writeChange(change: QuoteChange, { money, count, tag }: Writing): WrittenChange {
  const title = 'title' in change ? change.title : ''
  const written = (from: string, to: string) => ({ kind: change.kind, title, from, to })
  switch (change.kind) {
    case 'line-added':
    case 'line-removed':
      return written('', count(change.quantity))
    case 'price':
    case 'delivery-price':
      return written(money(change.from), money(change.to))
    case 'quantity':
      return written(count(change.from), count(change.to))
    case 'lead-time':
      return written(weeksText(change.from), weeksText(change.to))
    case 'valid-until':
      return written(formatDate(change.from, tag), formatDate(change.to, tag))
    case 'finish':
    case 'delivery':
      return written(change.from, change.to)
    case 'terms':
      return written('', '')
  }
}

function weeksText(days: number | null): string {
  return days === null ? '0' : String(weeksOf(days))
}
