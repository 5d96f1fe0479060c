import { parseAmount } from '../money/amount-text.ts'

/**
 * Reads a budget in whole units: `25000`, `25,000`, `€ 25.000` and `25'000.00` become `25000`. Empty stays empty; null
 * if it is not an amount. A mark before three digits groups them, since no budget has thousandths.
 */
export function parseBudget(text: string): string | null {
  const amount = text.replaceAll(/\p{Sc}/gu, '').trim()
  if (amount === '') return ''
  const hundredths = parseAmount(amount, amount.includes(',') ? 'point' : 'comma')
  return typeof hundredths === 'number' ? String(Math.round(hundredths / 100)) : null
}
