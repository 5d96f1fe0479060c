import { type Currency, money, toDecimal } from '#domain/money/money.ts'

/** `MoneyV2` of an amount in minor units. */
export function toMoneyV2(
  amountMinor: number,
  currency: Currency,
): { amount: string; currencyCode: Currency } {
  return { amount: toDecimal(money(amountMinor, currency)), currencyCode: currency }
}

/** Html as running text: tags become spaces, the five entities that the sanitiser writes become characters. */
export function toPlainText(html: string, truncateAt?: number | null): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (truncateAt == null || text.length <= truncateAt) return text
  return `${text.slice(0, Math.max(0, truncateAt - 3)).trimEnd()}...`
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
