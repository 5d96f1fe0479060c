import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import type { Order } from '#contracts/order/order.ts'
import type { WireMoney } from '#contracts/order/wire-money.ts'
import messages from '#messages/en.json'
import { sampleOrder } from '#tests/support/samples/sample-order.ts'
import { createOrderFormats } from './order-formats.ts'
import { bankRows, totalRows } from './order-rows.ts'

const t = createTranslator({ locale: 'en-IT', messages, namespace: 'mail.order', timeZone: 'UTC' })
const formats = createOrderFormats('en-IT', 'Europe/Rome')
const euros = (amount: string): WireMoney => ({ amount, currencyCode: 'EUR' })
const totals: Order['totals'] = {
  ...sampleOrder().totals,
  subtotal: euros('1200.0'),
  shipping: euros('0.0'),
  taxes: { kind: 'included', amount: euros('216.39'), ratePercent: 22 },
  total: euros('1200.0'),
  giftCards: euros('0.0'),
  due: euros('1200.0'),
}
const rowsOf = (more: Partial<Order['totals']>, promotions: Order['promotions'] = []) =>
  totalRows(
    { totals: { ...totals, ...more }, promotions, shippingTitle: null, isSamples: false },
    t,
    formats,
  ).map((row) => row.join(': '))

test('the taxes of an order are included, with their rate, or collected by the country', () => {
  expect(rowsOf({})).toEqual([
    'Subtotal: €1,200.00',
    'Shipping: Included',
    'Taxes and duties: Includes €216.39 VAT (22%)',
    'Total: €1,200.00',
  ])
  expect(rowsOf({ taxes: { kind: 'collected-later' }, shipping: euros('90.0') }).slice(1, 3)).toEqual([
    'Shipping: €90.00',
    `Taxes and duties: ${messages.mail.order.totals['taxes-collected-later']}`,
  ])
})

test.each([
  [
    'DE136695976',
    euros('216.39'),
    'No VAT charged: the buyer accounts for it, VAT number DE136695976: −€216.39',
  ],
  [
    'US-1',
    null,
    'Taxes and duties: No sales tax: exempt under number US-1. Duties are collected on delivery.',
  ],
  ['', null, 'Taxes and duties: No sales tax: the company is exempt. Duties are collected on delivery.'],
] as const)(
  'who is exempt reads so, with the number %s and the tax that is taken off',
  (taxNumber, amount, row) => {
    expect(rowsOf({ taxes: { kind: 'exempt', taxNumber, amount } })[2]).toBe(row)
  },
)

test('samples have no amount, no tax and no shipping, but are free of charge', () => {
  const samples = { totals, promotions: [], shippingTitle: null, isSamples: true }
  expect(totalRows(samples, t, formats)).toEqual([['Total', 'Free of charge']])
})

test('what is taken off has a minus sign, and what is due is stated only beside gift cards', () => {
  const promotions = [{ title: 'Summer', amount: euros('120.0') }]
  expect(
    rowsOf({ giftCards: euros('100.0'), due: euros('980.0'), total: euros('1080.0') }, promotions),
  ).toEqual([
    'Subtotal: €1,200.00',
    'Summer: −€120.00',
    'Shipping: Included',
    'Taxes and duties: Includes €216.39 VAT (22%)',
    'Total: €1,080.00',
    'Gift cards: −€100.00',
    'Amount due: €980.00',
  ])
})

test('the bank details are those of the amount due, with the IBAN in groups of four', () => {
  const { payment } = sampleOrder()
  const bank = { holder: 'Casa', bankName: 'Banca', iban: 'IT60X0542811101000000123456', bic: 'ABCDITMM' }
  expect(bankRows({ payment: { ...payment, bank: null }, totals }, t, formats)).toEqual([])
  expect(
    bankRows({ payment: { ...payment, bank, reference: 'BT-1' }, totals }, t, formats).map(
      ([, value]) => value,
    ),
  ).toEqual(['€1,200.00', 'BT-1', 'Casa', 'IT60 X054 2811 1010 0000 0123 456', 'ABCDITMM', 'Banca'])
})

test.each([
  [null, ''],
  ['2027-03-19T23:00:00Z', '19 March 2027'],
])('a payment due at %s is on time until “%s”', (dueAt, day) => {
  expect(formats.lastPaymentDay(dueAt)).toBe(day)
})
