import type { Configuration } from '../config.ts'

/** What a shop that starts all the same should not be left like, line by line. */
export function startWarnings({ role, services: { commerce } }: Configuration): string[] {
  const sellsHere = role !== 'storefront' && commerce.url === null
  if (!sellsHere || commerce.bank !== null) return []
  return [
    'No payment method is set up: the shop is open but takes no orders. Set BANK_HOLDER, BANK_NAME, BANK_IBAN and BANK_BIC.',
  ]
}
