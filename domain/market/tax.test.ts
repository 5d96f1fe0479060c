import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { COUNTRIES } from './market.ts'
import { deductedTaxMinor, taxLine, vatRatePercent } from './tax.ts'

// spec 3: cart: taxes and duties
test.each([
  ['IT', 12_200, 22, 2200],
  ['DE', 11_900, 19, 1900],
  ['GB', 12_000, 20, 2000],
  ['FI', 12_550, 25.5, 2550],
  ['LU', 100, 17, 15],
  ['HU', 0, 27, 0],
  ['MC', 12_000, 20, 2000],
] as const)('a price in %s of %i contains %d percent, %i', (country, gross, ratePercent, amount) => {
  const currency = country === 'GB' ? 'GBP' : 'EUR'
  expect(taxLine(country, money(gross, currency))).toEqual({
    kind: 'included',
    ratePercent,
    amount: money(amount, currency),
  })
})

// spec 3: cart: duties where nothing is included
test.each(['US', 'CA', 'CH', 'NO', 'LI', 'AD', 'SM', 'VA', 'JP', 'AE'] as const)(
  'duties and taxes of %s are collected later',
  (country) => {
    expect(taxLine(country, money(10_000, 'USD'))).toEqual({ kind: 'collected-later' })
  },
)

test.each([
  ['IT', 12_200, 2200],
  ['FI', 12_550, 2550],
  ['HU', 0, 0],
  ['US', 10_000, null],
  ['CH', 10_000, null],
] as const)('who is exempt pays a price in %s of %i less the tax in it: %s', (country, gross, taken) => {
  const taxes = taxLine(country, money(gross, 'EUR'), 'DE136695976')
  expect(taxes).toEqual({
    kind: 'exempt',
    taxNumber: 'DE136695976',
    amount: taken === null ? null : money(taken, 'EUR'),
  })
  expect(deductedTaxMinor(taxes)).toBe(taken ?? 0)
})

test('no one else gets a deduction', () => {
  for (const country of ['IT', 'US'] as const)
    expect(deductedTaxMinor(taxLine(country, money(12_200, 'EUR')))).toBe(0)
})

test('the 27 members of the EU, Monaco and the United Kingdom have a rate', () => {
  const taxed = COUNTRIES.filter(({ isoCode }) => vatRatePercent(isoCode) !== null)
  expect(taxed).toHaveLength(29)
  expect(taxed.filter(({ isInEu, isoCode }) => !isInEu && isoCode !== 'GB')).toEqual([])
})
