import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { quoteExemption, quoteTaxes } from './quote-exemption.ts'
import { quoteTotals } from './quote-totals.ts'

/** 1,190 including delivery. */
const OFFER = {
  lines: [{ quantity: 2, publicMinor: 600_00, unitMinor: 500_00 }],
  shipping: { amountMinor: 190_00 },
}
const NUMBER = 'FR40303265045'

test.each([
  ['DE', 'EUR', NUMBER, 190_00, 1_000_00],
  ['US', 'USD', '12-3456789', null, 1_190_00],
  ['DE', 'EUR', null, undefined, 1_190_00],
] as const)(
  'an offer for %s in %s with the number %s has %s taken off',
  (country, currency, exemptNumber, takenOffMinor, totalMinor) => {
    const exemption = quoteExemption(OFFER, { country, currency, exemptNumber })
    const offer = { ...OFFER, exemption }
    expect(exemption?.takenOffMinor).toBe(takenOffMinor)
    expect(quoteTotals(offer).totalMinor).toBe(totalMinor)
    const taxes = quoteTaxes(offer, { country, currency })
    if (exemptNumber === null) {
      expect(taxes).toEqual({ kind: 'included', ratePercent: 19, amount: money(190_00, currency) })
    } else {
      const amount = takenOffMinor === null ? null : money(takenOffMinor, currency)
      expect(taxes).toEqual({ kind: 'exempt', taxNumber: exemptNumber, amount })
    }
  },
)
