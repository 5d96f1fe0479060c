import type { Currency } from '#domain/money/money.ts'

export function currencyLabel(currency: Currency): string {
  return `${currency} ${SIGNS[currency]}`
}

const SIGNS: Readonly<Record<Currency, string>> = { EUR: '€', USD: '$', GBP: '£' }
