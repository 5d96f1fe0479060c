import { type Currency, money, toDecimal } from '#domain/money/money.ts'

/** Converts an amount in minor units to `MoneyV2`. */
export function toMoneyV2(
  amountMinor: number,
  currency: Currency,
): { amount: string; currencyCode: Currency } {
  return { amount: toDecimal(money(amountMinor, currency)), currencyCode: currency }
}

/**
 * Converts HTML to plain text: tags become spaces, except those within a word, and the entities that the sanitizer
 * writes become characters.
 */
export function toPlainText(html: string, truncateAt?: number | null): string {
  const text = html
    .replace(INLINE_TAG, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (truncateAt == null || text.length <= truncateAt) return text
  return `${text.slice(0, Math.max(0, truncateAt - 3)).trimEnd()}...`
}

/** The inline tags that a description may have. */
const INLINE_TAG = /<\/?(?:strong|b|em|i|u|sub|sup|span|a)(?:\s[^<>]*)?>/g

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
