import { expect, test } from 'vitest'
import type { DiscountFields } from '#contracts/team/discount.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { newDiscount, toChanges, toFieldName, toFields, toValues } from './discount-values.ts'

const ROME = 'Europe/Rome'

const spring: DiscountFields = {
  title: 'Spring',
  code: 'SPRING20',
  value: { kind: 'percentage', percent: 12.5 },
  scope: { kind: 'all' },
  minimumSubtotalMinor: { EUR: 50_000 },
  startsAt: '2026-03-20T23:00:00.000Z',
  endsAt: '2026-06-20T22:00:00.000Z',
  usageLimit: 100,
  isOncePerCustomer: true,
  isCombinable: false,
}

test.each<[string, Partial<DiscountFields>]>([
  ['a percentage', {}],
  ['an amount in two currencies', { value: { kind: 'amount', amountsMinor: { EUR: 10_000, USD: 11_050 } } }],
  ['free shipping, by itself', { value: { kind: 'free-shipping' }, code: null }],
  ['some products', { scope: { kind: 'products', ids: ['gid://shopify/Product/7'] } }],
  ['a collection', { scope: { kind: 'collections', ids: ['gid://shopify/Collection/3'] } }],
  ['no limits', { minimumSubtotalMinor: null, endsAt: null, usageLimit: null }],
])('%s is the same after the form', (_, changes) => {
  const fields = { ...spring, ...changes }
  expect(toFields(toValues(fields, ROME), ROME)).toEqual(fields)
  expect(toChanges(toValues(fields, ROME), toValues(fields, ROME), ROME)).toEqual({})
})

test('times are in the house’s time zone', () => {
  expect(toValues(spring, ROME)).toMatchObject({ startsAt: '2026-03-21T00:00', endsAt: '2026-06-21T00:00' })
  expect(toValues(spring, 'Asia/Tokyo')).toMatchObject({ startsAt: '2026-03-21T08:00' })
})

test('only changed fields are sent', () => {
  const values = toValues(spring, ROME)
  expect(toChanges(values, { ...values, percent: '20', endsAt: null }, ROME)).toEqual({
    value: { kind: 'percentage', percent: 20 },
    endsAt: null,
  })
})

test('a number with a comma is parsed, and an invalid one is sent as typed', () => {
  const values = { ...newDiscount(TEST_TIME, ROME), percent: '7,5', usageLimit: 'many' }
  expect(toFields({ ...values, minimum: { EUR: '1.250,00', USD: 'a lot' } }, ROME)).toMatchObject({
    value: { percent: 7.5 },
    usageLimit: 'many',
    minimumSubtotalMinor: { EUR: 125_000, USD: 'a lot' },
  })
})

test.each([
  ['100', 100],
  [' 100 ', 100],
  ['1.000', '1.000'],
  ['1,000', '1,000'],
  ['1 000', '1 000'],
  ['-1', '-1'],
  ['many', 'many'],
  ['', null],
])('%j uses are sent as %j', (usageLimit, sent) => {
  expect(toFields({ ...newDiscount(TEST_TIME, ROME), usageLimit }, ROME).usageLimit).toBe(sent)
})

test.each([
  ['title', 'title'],
  ['value.percent', 'percent'],
  ['value.amountsMinor.USD', 'amounts.USD'],
  ['value.amountsMinor', 'amounts.EUR'],
  ['minimumSubtotalMinor.GBP', 'minimum.GBP'],
  ['scope.ids', 'productIds'],
])('what is wrong with %s is shown at %s', (path, field) => {
  expect(toFieldName(path)).toBe(field)
})
