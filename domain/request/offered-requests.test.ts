import { expect, test } from 'vitest'
import { offeredRequests, offersWhiteGlove, type RequestFacts } from './offered-requests.ts'

const PLAIN: RequestFacts = {
  isCustomizable: false,
  hasWhiteGlove: false,
  isUponRequest: false,
  hasPrice: true,
  isSoldOut: false,
  isTrade: false,
}
const ALWAYS = ['more-information', 'expert']

// spec 1: customization, white glove, more information, an expert, price and availability, back in stock: each only where the piece has it
// spec 6: pieces upon request: only trade clients request their price
test.each([
  [{}, []],
  [{ isCustomizable: true, hasWhiteGlove: true }, ['customization', 'white-glove']],
  [{ isSoldOut: true }, ['back-in-stock']],
  [{ isUponRequest: true }, []],
  [{ isUponRequest: true, isTrade: true }, ['availability']],
  [{ isUponRequest: true, hasPrice: false }, []],
  [{ hasPrice: false }, ['availability']],
])('with %j, %j is offered besides questions', (facts, kinds) => {
  expect(offeredRequests({ ...PLAIN, ...facts })).toEqual([...kinds, ...ALWAYS])
})

test.each([
  [19.9, false, false, false],
  [20, false, false, true],
  [null, false, false, false],
  [null, true, false, true],
  [2, false, true, true],
])('a piece of %s kg, assembly %s, courier %s: %s', (weightKg, needsAssembly, dedicatedCourier, offers) => {
  expect(offersWhiteGlove({ weightKg, needsAssembly, dedicatedCourier })).toBe(offers)
})
