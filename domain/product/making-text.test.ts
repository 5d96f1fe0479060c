import { expect, test } from 'vitest'
import { makingTags, normalizeNames, readStatedMaking } from './making-text.ts'

test.each([
  ['material', ['wood', 'new', 'Eiche'], ['wood', 'Eiche']],
  ['material', ['sale', 'wooden'], []],
  ['color', ['Rosso', 'wood'], ['Rosso']],
] as const)('the tags for %s of %j are %j', (field, tags, expected) => {
  expect(makingTags(field, tags)).toEqual(expected)
})

test.each([
  ['material', 'A table.\nMaterial: solid oak, brass\nMade in Italy', ['solid oak', 'brass']],
  ['material', 'Materiali: rovere', ['rovere']],
  ['material', 'It is made of oak.', []],
  ['material', `Material: ${'very '.repeat(20)}good`, []],
  ['color', 'Farbe: Rot', ['Rot']],
  ['color', 'Color-safe: wash at 30', []],
] as const)('%s in %j is %j', (field, text, expected) => {
  expect(readStatedMaking(field, text)).toEqual(expected)
})

test('names are unique, and capitalized or spelled as in the shop', () => {
  expect(normalizeNames(['oak', 'Oak', 'eiche', ' ', 'BRASS'], { eiche: 'Oak' })).toEqual(['Oak', 'BRASS'])
})
