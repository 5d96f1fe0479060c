import { expect, test } from 'vitest'
import { parseIban } from './iban.ts'

test.each([
  ['IT60X0542811101000000123456', 'IT60X0542811101000000123456'],
  ['IT60 X054 2811 1010 0000 0123 456', 'IT60X0542811101000000123456'],
  ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ['a digit that is wrong', null],
  ['DE89 3704 0044 0532 0130 01', null],
  ['DE98 3704 0044 0532 0130 00', null],
  ['DE89 3704 0044 0532 0130 0', null],
  ['DE89 3704 0044 0532 0130 000', null],
  ['ZZ89 3704 0044 0532 0130 00', null],
  ['IT60-X054-2811-1010-0000-0123-456', null],
  ['', null],
])('%s is the account number %s', (text, iban) => {
  expect(parseIban(text)).toBe(iban)
})
