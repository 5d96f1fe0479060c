import { isCurrency, type Money, money } from './money.ts'

/** The format used in form fields and headers: '216000 USD'. */
export function writeMoney({ amountMinor, currency }: Money): string {
  return `${amountMinor} ${currency}`
}

/** Null for any other text. */
export function readMoney(text: string): Money | null {
  const [, minor, currency] = /^(\d{1,12}) ([A-Z]{3})$/.exec(text) ?? []
  return minor && isCurrency(currency) ? money(Number(minor), currency) : null
}
