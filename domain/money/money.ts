/** The shop's three currencies (Spec §1, §3). All have two decimals. */
export const CURRENCIES = ['EUR', 'USD', 'GBP'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Whole minor units (cents, pence), never a fraction, so sums are exact. */
export type Money = { readonly amountMinor: number; readonly currency: Currency }

/** Throws if `amountMinor` is not a safe integer. */
export function money(amountMinor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`Not a whole minor amount: ${amountMinor}`)
  return { amountMinor: amountMinor === 0 ? 0 : amountMinor, currency }
}

export function zeroMoney(currency: Currency): Money {
  return money(0, currency)
}

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value)
}

/**
 * Parses a decimal from the wire ('900.0', '12.5', '-3'). Digits after the second are rounded half away from zero.
 * Throws on anything else.
 */
export function parseDecimal(text: string, currency: Currency): Money {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (parts === null) throw new RangeError(`Not a decimal amount: ${text}`)
  const [, sign, whole = '', fraction = ''] = parts
  const digits = fraction.padEnd(3, '0')
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0)
  return money(sign === '-' ? -cents : cents, currency)
}

/** Formats an amount for the wire, with at least one decimal: '900.0', '12.5', '12.99'. */
export function toDecimal({ amountMinor }: Money): string {
  const cents = Math.abs(amountMinor)
  const fraction = String(cents % 100)
    .padStart(2, '0')
    .replace(/0$/, '')
  return `${amountMinor < 0 ? '-' : ''}${Math.floor(cents / 100)}.${fraction}`
}

export function addMoney(left: Money, right: Money): Money {
  return money(left.amountMinor + right.amountMinor, commonCurrency(left, right))
}

export function subtractMoney(left: Money, right: Money): Money {
  return money(left.amountMinor - right.amountMinor, commonCurrency(left, right))
}

export function multiplyMoney(price: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`)
  return money(price.amountMinor * quantity, price.currency)
}

/** A percentage of an amount, rounded half away from zero. `percent` has up to four decimals. */
export function percentOf(amount: Money, percent: number): Money {
  return shareOf(amount, Math.round(percent * PERCENT_SCALE), 100 * PERCENT_SCALE)
}

/** `numerator / denominator` of an amount (both whole), rounded half away from zero. */
export function shareOf(amount: Money, numerator: number, denominator: number): Money {
  const product = BigInt(amount.amountMinor) * BigInt(numerator)
  const magnitude = product < 0n ? -product : product
  const divisor = BigInt(denominator)
  const share = Number((magnitude * 2n + divisor) / (divisor * 2n))
  return money(product < 0n ? -share : share, amount.currency)
}

export function sumMoney(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(addMoney, zeroMoney(currency))
}

/** For `Array.sort`. Throws for different currencies. */
export function compareMoney(left: Money, right: Money): number {
  return subtractMoney(left, right).amountMinor
}

const PERCENT_SCALE = 10_000

function commonCurrency(left: Money, right: Money): Currency {
  if (left.currency !== right.currency) {
    throw new TypeError(`Mixed currencies: ${left.currency} and ${right.currency}`)
  }
  return left.currency
}
