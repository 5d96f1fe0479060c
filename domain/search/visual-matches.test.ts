import { expect, test } from 'vitest'
import { selectRelevant, sortByRelation } from './visual-matches.ts'

const matches = (likenesses: readonly number[]) =>
  likenesses.map((likeness, at) => ({ number: String(at), likeness }))

test.each([
  ['nothing was found', [], 0],
  ['few are known', [0.9, 0.1], 2],
  ['twelve are shown however they look', Array.from({ length: 12 }, (_, at) => 1 - at / 12), 12],
  ['beyond twelve, three quarters of the best are enough', [1, ...Array(11).fill(0.1), 0.75, 0.74], 13],
])('%s', (_, likenesses, count) => {
  expect(selectRelevant(matches(likenesses))).toHaveLength(count)
})

const piece = (...categoryPaths: readonly string[]) => ({ categoryPaths })
const rug = piece('decor', 'decor/rugs')
const table = piece('furniture', 'furniture/tables')
const armchair = piece('furniture', 'furniture/seating', 'furniture/seating/armchairs')
const otherArmchair = piece('furniture', 'furniture/seating', 'furniture/seating/armchairs')
const sofa = piece('furniture', 'furniture/seating', 'furniture/seating/sofas')

test.each([
  [
    'the shelf first, then the part of the shop',
    [rug, table, sofa, armchair],
    armchair,
    [armchair, sofa, table, rug],
  ],
  [
    'the nearest first on one shelf',
    [otherArmchair, rug, armchair],
    armchair,
    [otherArmchair, armchair, rug],
  ],
  ['the order stays for what stands nowhere', [rug, armchair, table], piece(), [rug, armchair, table]],
])('of what looks alike: %s', (_, found, { categoryPaths }, shown) => {
  expect(sortByRelation(found, categoryPaths)).toEqual(shown)
})
