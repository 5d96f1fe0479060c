import { expect, test } from 'vitest'
import { parseCompanyTaxNumber } from './company-tax-number.ts'

test.each([
  ['', 'DE', ''],
  [' DE 136.695.976 ', 'DE', 'DE136695976'],
  ['136695976', 'DE', 'DE136695976'],
  ['DE136695976', 'IT', 'DE136695976'],
  ['DE136695976', null, 'DE136695976'],
  ['DE136695975', null, 'vat-number-wrong'],
  ['136695975', 'DE', 'vat-number-wrong'],
  ['DE12', 'DE', 'vat-number-malformed'],
  ['EL094259216', 'GR', 'EL094259216'],
  ['EL094259216', null, 'EL094259216'],
  ['SE-555 resale', 'US', 'SE-555 resale'],
  ['12-3456789', 'US', '12-3456789'],
  ['12-3456789', null, '12-3456789'],
])('"%s" of a company in %s is stored as "%s"', (text, country, stored) => {
  const parsed = parseCompanyTaxNumber(text, country)
  expect(parsed.ok ? parsed.value : parsed.code).toBe(stored)
})
