import { isCurrency, type Money, money } from './money.ts'

/** An amount as a form field or a header has it: '216000 USD'. */
export function writeMoney({ amountMinor, currency }: Money): string {
  return `${amountMinor} ${currency}`
}

/** Reads it; null if it is none. */
export function readMoney(text: string): Money | null {
  const [, minor, currency] = /^(\d{1,12}) ([A-Z]{3})$/.exec(text) ?? []
  return minor && isCurrency(currency) ? money(Number(minor), currency) : null
}
