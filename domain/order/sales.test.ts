import { expect, test } from 'vitest'
import { type SoldOrder, salesEntries, sumSalesByDay } from './sales.ts'

const paid: SoldOrder = {
  paidOn: '2027-03-15',
  cancelledOn: null,
  goodsMinor: 12_200,
  totalMinor: 14_640,
  taxPercent: 22,
  refunds: [],
}
const refund = (amountMinor: number) => ({ amountMinor, on: '2027-03-17' })
const sale = { day: '2027-03-15', amountMinor: 10_000, orders: 1 }
const back = (amountMinor: number, day = '2027-03-17') => ({ day, amountMinor: 0 - amountMinor, orders: 0 })

test.each<[string, Partial<SoldOrder>, object[]]>([
  ['counts its pieces without tax and shipping', {}, [sale]],
  [
    'whose country collects its own tax counts in full',
    { taxPercent: null },
    [{ ...sale, amountMinor: 12_200 }],
  ],
  ['refunded by half loses half on the day of the refund', { refunds: [refund(7_320)] }, [sale, back(5_000)]],
  ['refunded in full loses all of it', { refunds: [refund(14_640)] }, [sale, back(10_000)]],
  [
    'refunded twice never loses more than it was',
    { refunds: [refund(14_640), refund(14_640)] },
    [sale, back(10_000), back(0)],
  ],
  [
    'that was canceled is no order, and loses all of it on that day',
    { cancelledOn: '2027-03-18' },
    [{ ...sale, orders: 0 }, back(10_000, '2027-03-18')],
  ],
  [
    'that was refunded in part and then canceled loses the rest',
    { refunds: [refund(1_464)], cancelledOn: '2027-03-18' },
    [{ ...sale, orders: 0 }, back(1_000), back(9_000, '2027-03-18')],
  ],
  [
    'that a gift covers to zero counts nothing',
    { goodsMinor: 0, totalMinor: 0 },
    [{ ...sale, amountMinor: 0 }],
  ],
])('an order %s', (_, more, expected) => {
  expect(salesEntries({ ...paid, ...more })).toEqual(expected)
})

test('only entries of the given days are summed', () => {
  const entries = [
    { day: '2027-03-14', amountMinor: 900, orders: 1 as const },
    { day: '2027-03-15', amountMinor: 1_000, orders: 1 as const },
    { day: '2027-03-15', amountMinor: -200, orders: 0 as const },
    { day: '2027-03-17', amountMinor: 50, orders: 1 as const },
  ]
  expect(sumSalesByDay(entries, ['2027-03-15', '2027-03-16', '2027-03-17'])).toEqual({
    totalMinor: 850,
    orders: 2,
    byDay: [
      { amountMinor: 800, orders: 1 },
      { amountMinor: 0, orders: 0 },
      { amountMinor: 50, orders: 1 },
    ],
  })
})
