import { expect, test } from 'vitest'
import { detectDecimalMark, parseAmount } from './amount-text.ts'

test.each([
  ['1250', null],
  ['12.5', 'point'],
  ['12,50', 'comma'],
  ['1.250,00', 'comma'],
  ['1,250.00', 'point'],
  ['1 250,00', 'comma'],
  ['1.250.000', 'comma'],
  ['1,250', null],
  ['1.250', null],
  ['1250.000', 'point'],
  ['', null],
] as const)('%j shows the decimal mark %s', (text, mark) => {
  expect(detectDecimalMark(text)).toBe(mark)
})

test.each([
  ['1250', null, 125_000],
  ['1250.00', null, 125_000],
  ['12.5', null, 1250],
  ['12.500', 'point', 1250],
  ['12.500', 'comma', 1_250_000],
  ['12,500', 'point', 1_250_000],
  ['12,500', 'comma', 1250],
  ['12,500', null, 'unclear'],
  ['12.500', null, 'unclear'],
  ['1.250,50', null, 125_050],
  ['1,250.50', 'comma', 125_050],
  ['1’250.50', null, 125_050],
  ['1 250,50', null, 125_050],
  ['1.250.000', null, 125_000_000],
  ['0', null, 0],
  ['0,05', null, 5],
  ['1250.000', null, 125_000],
  ['9999999999.99', null, 999_999_999_999],
  ['10000000000000', null, 'invalid'],
  ['12.345', 'point', 'invalid'],
  ['12.', null, 'invalid'],
  ['.50', null, 'invalid'],
  ['-1', null, 'invalid'],
  ['1,25,0.00', null, 'invalid'],
  ['€ 12', null, 'invalid'],
  ['12.50.5', null, 'invalid'],
  ['', null, 'invalid'],
] as const)('%j in a file with the decimal mark %s is %s hundredths', (text, mark, expected) => {
  expect(parseAmount(text, mark)).toBe(expected)
})
