import { expect, test } from 'vitest'
import { hasVatRule, parseVatNumber, toViesNumber } from './vat-number.ts'

const RIGHT = {
  AT: ['U13585627'],
  BE: ['0428759497', '428759497'],
  BG: ['175074752', '7523169263', '7542011030'],
  CH: ['CHE-107.787.577 IVA', 'CHE100155212', '100155212MWST'],
  CY: ['10259033P'],
  CZ: ['25123891', '7103192745', '640903926', '511231123'],
  DE: ['136695976', 'DE 136.695.976'],
  DK: ['13585628'],
  EE: ['100931558', '100594102'],
  ES: ['54362315K', 'X2482300W', 'J99216582', 'A13585625'],
  FI: ['20774740'],
  FR: ['40303265045', '23334175221', 'K7399859412', '4Z123456782', '83404833048'],
  GB: ['980780684', '802311782', 'GD001', 'HA500', 'XI110305878'],
  GR: ['094259216', 'EL 094259216', 'GR94259216'],
  HR: ['33392005961'],
  HU: ['12892312'],
  IE: ['6433435F', '6433435OA', '8D79739I'],
  IT: ['00743110157', 'IT 00743110157'],
  LT: ['119511515', '100001919017'],
  LU: ['15027442'],
  LV: ['40003521600', '16117519997'],
  MT: ['11679112'],
  NL: ['004495445B01', '002455799B11', '000099998B57'],
  NO: ['995525828MVA', '995 525 828'],
  PL: ['8567346215'],
  PT: ['501964843'],
  RO: ['18547290'],
  SE: ['123456789701'],
  SI: ['50223054'],
  SK: ['2022749619'],
}

test.each(Object.entries(RIGHT).flatMap(([country, numbers]) => numbers.map((number) => [country, number])))(
  'in %s, %s is a VAT number',
  (country = '', number = '') => {
    expect(parseVatNumber(number, country)).toMatchObject({ ok: true })
  },
)

/** Where a number may be of several kinds, or its last digit is not a check digit. */
const SEVERAL_LAST_DIGITS = [
  '7523169263',
  '7542011030',
  '511231123',
  'GD001',
  'HA500',
  '004495445B01',
  '123456789701',
]

// spec 3: trade application: VAT numbers by the format and check digits of their country
test.each(
  Object.entries(RIGHT).flatMap(([country, numbers]) =>
    numbers.filter((number) => !SEVERAL_LAST_DIGITS.includes(number)).map((number) => [country, number]),
  ),
)('in %s, %s is wrong with any other last digit', (country = '', number = '') => {
  const others = [...'0123456789'].map((sign) => number.replace(/\d(?=\D*$)/, sign))
  expect(others.filter((other) => parseVatNumber(other, country).ok)).toEqual([number])
})

test.each([
  ['DE', '136695976', 'DE136695976'],
  ['GR', '94259216', 'EL094259216'],
  ['CH', 'CHE-107.787.577 IVA', 'CHE107787577'],
  ['NO', '995 525 828 MVA', 'NO995525828'],
  ['MC', 'FR 83404833048', 'FR83404833048'],
  ['IM', 'GB 980 7806 84', 'GB980780684'],
  ['GB', 'xi 980780684', 'XI980780684'],
  ['US', ' 12-3456789 ', '12-3456789'],
])('in %s, %s is stored as %s', (country, typed, stored) => {
  expect(parseVatNumber(typed, country)).toEqual({ ok: true, value: stored })
})

test.each([
  ['DE', '136695977', 'vat-number-wrong'],
  ['DE', '036695976', 'vat-number-malformed'],
  ['DE', '13669597', 'vat-number-malformed'],
  ['DE', '1366959760', 'vat-number-malformed'],
  ['DE', 'IT00743110157', 'vat-number-malformed'],
  ['IT', '00743110158', 'vat-number-wrong'],
  ['IT', '00000000000', 'vat-number-malformed'],
  ['CY', '12259033P', 'vat-number-malformed'],
  ['ES', 'X2482300X', 'vat-number-wrong'],
  ['FR', '00404833048', 'vat-number-wrong'],
  ['FR', 'IO404833048', 'vat-number-malformed'],
  ['GB', 'GD500', 'vat-number-malformed'],
  ['GB', 'HA499', 'vat-number-malformed'],
  ['CH', '107787578', 'vat-number-wrong'],
  ['US', '-', 'vat-number-malformed'],
  ['US', '1'.repeat(31), 'vat-number-malformed'],
  ['US', '1\u00002', 'vat-number-malformed'],
] as const)('in %s, %s is refused with %s', (country, typed, code) => {
  expect(parseVatNumber(typed, country)).toEqual({ ok: false, code })
})

test.each([
  ['DE136695976', 'DE', { country: 'DE', number: '136695976' }],
  ['EL094259216', 'GR', { country: 'EL', number: '094259216' }],
  ['XI980780684', 'GB', { country: 'XI', number: '980780684' }],
  ['FR83404833048', 'MC', { country: 'FR', number: '83404833048' }],
  ['GB980780684', 'GB', null],
  ['CHE107787577', 'CH', null],
  ['NO995525828', 'NO', null],
  ['12-3456789', 'US', null],
])('VIES is called for %s of %s with %j', (vatNumber, country, called) => {
  expect(toViesNumber(vatNumber, country)).toEqual(called)
})

test.each([
  ['DE', true],
  ['MC', true],
  ['NO', true],
  ['US', false],
  ['JP', false],
])('%s has a rule for VAT numbers: %s', (country, isKnown) => {
  expect(hasVatRule(country)).toBe(isKnown)
})
