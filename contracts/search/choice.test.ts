import { expect, test } from 'vitest'
import { parseChoice, toChoice } from './search-record.ts'

test.each([
  ['oak', 'Oak', null, 'oak|Oak'],
  ['oak', 'Oak', 'en', 'oak@en|Oak'],
  ['furniture/tables', 'Tables | Desks', 'en', 'furniture/tables@en|Tables | Desks'],
  ['oak', 'info@house.example', null, 'oak|info@house.example'],
] as const)('the choice %s, "%s" in %s is stored as %s, and read back', (key, label, language, stored) => {
  expect(toChoice(key, label, language)).toBe(stored)
  expect(parseChoice(stored)).toEqual({ key, label, language })
})

test('a choice of an unknown language, or without a label, is read too', () => {
  expect(parseChoice('oak@xx|Oak')).toEqual({ key: 'oak', label: 'Oak', language: null })
  expect(parseChoice('oak')).toEqual({ key: 'oak', label: 'oak', language: null })
})
