import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { publicSubtotalOf } from './public-subtotal.ts'

const euros = (amount: number) => money(amount * 100, 'EUR')
const line = (quantity: number, own: number, open?: number) => ({
  quantity,
  unitPrice: euros(own),
  ...(open !== undefined && { publicUnitPrice: euros(open) }),
})

// spec 6: client view: a bag shows what its pieces cost anyone
test.each([
  ['an empty bag', [], null],
  ['a bag without trade prices', [line(2, 100)], null],
  ['a bag at trade prices', [line(2, 80, 100)], euros(200)],
  ['a bag with some trade prices', [line(2, 80, 100), line(3, 10)], euros(230)],
] as const)('%s has a public subtotal only if it has trade prices', (_, lines, expected) => {
  expect(publicSubtotalOf({ lines, currency: 'EUR' })).toEqual(expected)
})
