import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ok, refuse } from '../result.ts'
import { checkRefund, computeRefund, type RefundParts, receiveTransfer } from './refund.ts'

test.each([
  [{ paidMinor: 10_000, refundedMinor: 0 }, 1, true],
  [{ paidMinor: 10_000, refundedMinor: 0 }, 10_000, true],
  [{ paidMinor: 10_000, refundedMinor: 0 }, 10_001, false],
  [{ paidMinor: 10_000, refundedMinor: 2_500 }, 7_500, true],
  [{ paidMinor: 10_000, refundedMinor: 2_500 }, 7_501, false],
  [{ paidMinor: 10_000, refundedMinor: 10_000 }, 1, false],
  [{ paidMinor: 0, refundedMinor: 0 }, 1, false],
])('of %j an amount of %i may be refunded: %s', (order, amountMinor, isAllowed) => {
  expect(checkRefund(order, amountMinor).ok).toBe(isAllowed)
})

// spec 5: transfers arrive in part or too much, and refunds are at most what was paid
test.each([
  ['in full', 0, 10_000, { receivedMinor: 10_000, missingMinor: 0, surplusMinor: 0 }],
  ['in part', 0, 4_000, { receivedMinor: 4_000, missingMinor: 6_000, surplusMinor: 0 }],
  ['in a second part', 4_000, 6_000, { receivedMinor: 10_000, missingMinor: 0, surplusMinor: 0 }],
  ['a cent short', 0, 9_999, { receivedMinor: 9_999, missingMinor: 1, surplusMinor: 0 }],
  ['a cent too much', 0, 10_001, { receivedMinor: 10_000, missingMinor: 0, surplusMinor: 1 }],
  ['in two parts, too much', 4_000, 8_000, { receivedMinor: 10_000, missingMinor: 0, surplusMinor: 2_000 }],
])('a transfer that arrives %s', (_, receivedMinor, amountMinor, expected) => {
  expect(receiveTransfer({ dueMinor: 10_000, receivedMinor }, amountMinor)).toEqual(expected)
})

const NOTHING: RefundParts = { lines: [], shippingMinor: 0, otherMinor: 0 }
/** Three lamps for 100.00, of which one was refunded, and a chair. */
const LAMPS = { lineId: 'lamps', quantity: 3, paidMinor: 10_000, refundedQuantity: 1 }
const CHAIR = { lineId: 'chair', quantity: 1, paidMinor: 25_050, refundedQuantity: 0 }
const REFUNDABLE = { lines: [LAMPS, CHAIR], shippingMinor: 9_600 }

// spec 3: the team refunds lines, delivery or an amount
test.each<[string, Partial<RefundParts>, ReturnType<typeof computeRefund>]>([
  [
    'one more lamp',
    { lines: [{ lineId: 'lamps', quantity: 1 }] },
    ok({ lines: [{ lineId: 'lamps', quantity: 1, amountMinor: 3_334 }], totalMinor: 3_334 }),
  ],
  [
    'the other lamps and the chair',
    {
      lines: [
        { lineId: 'lamps', quantity: 2 },
        { lineId: 'chair', quantity: 1 },
      ],
    },
    ok({
      lines: [
        { lineId: 'lamps', quantity: 2, amountMinor: 6_667 },
        { lineId: 'chair', quantity: 1, amountMinor: 25_050 },
      ],
      totalMinor: 31_717,
    }),
  ],
  ['the delivery', { shippingMinor: 9_600 }, ok({ lines: [], totalMinor: 9_600 })],
  ['another amount', { otherMinor: 1 }, ok({ lines: [], totalMinor: 1 })],
  [
    'a part of the delivery and another amount',
    { shippingMinor: 1, otherMinor: 2 },
    ok({ lines: [], totalMinor: 3 }),
  ],
  ['nothing', {}, refuse('refund-empty')],
  ['more lamps than are left', { lines: [{ lineId: 'lamps', quantity: 3 }] }, refuse('refund-too-large')],
  ['a line of another order', { lines: [{ lineId: 'table', quantity: 1 }] }, refuse('refund-too-large')],
  [
    'a line twice',
    {
      lines: [
        { lineId: 'lamps', quantity: 1 },
        { lineId: 'lamps', quantity: 1 },
      ],
    },
    refuse('refund-too-large'),
  ],
  ['more for the delivery than was paid', { shippingMinor: 9_601 }, refuse('refund-too-large')],
])('a refund of %s', (_, parts, expected) => {
  expect(computeRefund(REFUNDABLE, { ...NOTHING, ...parts })).toEqual(expected)
})

test('the refunds of all pieces of a line, in any parts, are exactly what was paid', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 10_000_00 }), (quantities, paidMinor) => {
      const quantity = quantities.reduce((sum, some) => sum + some)
      let refundedQuantity = 0
      let refundedMinor = 0
      for (const some of quantities) {
        const line = { lineId: 'a', quantity, paidMinor, refundedQuantity }
        const lines = [{ lineId: 'a', quantity: some }]
        const refund = computeRefund(
          { lines: [line], shippingMinor: 0 },
          { ...NOTHING, lines, otherMinor: 1 },
        )
        refundedMinor += refund.ok ? refund.value.totalMinor - 1 : Number.NaN
        refundedQuantity += some
      }
      expect(refundedMinor).toBe(paidMinor)
    }),
  )
})
