import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Range } from '../product/units.ts'
import { CHOICE_FILTERS, FLAG_FILTERS, NO_FILTERS, type ShippingTime } from './filters.ts'
import {
  EMPTY_LIST_STATE,
  type ListState,
  parseListState,
  toListParams,
  unreadBounds,
  withFilters,
  withSort,
} from './list-address.ts'
import { PRODUCT_SORTS } from './sorting.ts'

const read = (address: string) => parseListState(new URLSearchParams(address))

const choices = fc.uniqueArray(fc.stringMatching(/^[\p{L}0-9]{1,8}( [\p{L}0-9]{1,8})?$/u), { maxLength: 4 })
const bound = fc.option(fc.integer({ min: 0, max: 99_999_999 }))
const ranges = fc
  .tuple(bound, bound)
  .map(
    ([min, max]): Range =>
      min !== null && max !== null && min > max ? { min: max, max: min } : { min, max },
  )
const shippingTimes = fc.oneof(
  fc.constantFrom<ShippingTime | null>(null, 'ready-to-ship', 'one-week'),
  fc.integer({ min: 1, max: 999 }).map((weeks): ShippingTime => `weeks-${weeks}`),
  fc.integer({ min: 1, max: 999 }).map((days): ShippingTime => `days-${days}`),
)
const filters = fc.record({
  categories: choices,
  artisan: choices,
  designer: choices,
  material: choices,
  color: choices,
  customizable: fc.boolean(),
  ar: fc.boolean(),
  cad: fc.boolean(),
  freeShipping: fc.boolean(),
  suitableForContract: fc.boolean(),
  price: ranges,
  width: ranges,
  height: ranges,
  depth: ranges,
  shippingTime: shippingTimes,
})
const states: fc.Arbitrary<ListState> = fc.record({
  query: fc.stringMatching(/^([a-z&=+%#]{1,8}( [a-z]{1,8})?)?$/),
  sort: fc.constantFrom(...PRODUCT_SORTS),
  filters,
  page: fc.integer({ min: 1, max: 9999 }),
})

// spec 3: a list's filters live in its address
test('every state of a list survives its address', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(read(toListParams(state).toString())).toEqual(state)
    }),
  )
})

test('parsing any address succeeds, and serializing it again is idempotent', () => {
  const names = [
    ...CHOICE_FILTERS,
    ...FLAG_FILTERS,
    'q',
    'page',
    'ppage',
    'sort',
    'price-min',
    'price-max',
    'shippingTime',
    'x',
  ]
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'grapheme' })), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(pairs, (list) => {
      const settled = toListParams(parseListState(new URLSearchParams(list))).toString()
      expect(toListParams(read(settled)).toString()).toBe(settled)
    }),
  )
})

test('the default list has an empty query', () => {
  expect(toListParams(EMPTY_LIST_STATE).toString()).toBe('')
  expect(read('')).toEqual(EMPTY_LIST_STATE)
})

test('an address has a fixed order and no defaults', () => {
  const state: ListState = {
    query: 'lamp',
    sort: 'price-ascending',
    filters: { ...NO_FILTERS, material: ['oak', 'glass'], ar: true, price: { min: 100, max: null } },
    page: 2,
  }
  expect(toListParams(state).toString()).toBe(
    'q=lamp&material=oak&material=glass&ar=1&price-min=100&sort=price-ascending&page=2',
  )
})

test.each([
  'sort=cheapest',
  'page=-1',
  'page=many',
  'ar=yes',
  'material=',
  'material=%20',
  'price-min=',
  'price-min=ten',
  'price-min=-5',
  'width-max=1e9',
  'shippingTime=tomorrow',
  'utm_source=letter',
  'q=%20%20',
])('the address "%s" says nothing of the list', (address) => {
  expect(read(address)).toEqual(EMPTY_LIST_STATE)
})

test.each([
  ['price-min=500&price-max=100', { min: 100, max: 500 }],
  ['price-min=99,50', { min: 99.5, max: null }],
  ['price-max=%20200%20', { min: null, max: 200 }],
  ['price-min=%241%2C500&price-max=2.500+%E2%82%AC', { min: 1500, max: 2500 }],
])('the bounds of %s are read as %j', (address, range) => {
  expect(read(address).filters.price).toEqual(range)
})

test('a size may have more decimals than a price', () => {
  expect(read('width-max=31.496').filters.width).toEqual({ min: null, max: 31.5 })
})

test('values are unique, blanks are normalized, and long texts are truncated', () => {
  expect(read('material=oak&material=oak&material=%20burr%20%20walnut%20').filters.material).toEqual([
    'oak',
    'burr walnut',
  ])
  expect(read(`q=${'x'.repeat(500)}`).query).toHaveLength(200)
  const many = Array.from({ length: 80 }, (_, place) => `color=c${place}`).join('&')
  expect(read(many).filters.color).toHaveLength(50)
})

// spec 7: page parameters ppage and page
test('the page may also come as ppage', () => {
  expect(read('ppage=3').page).toBe(3)
  expect(read('page=2&ppage=3').page).toBe(2)
})

test('filtering or sorting a list returns to its first page', () => {
  const state = { ...EMPTY_LIST_STATE, page: 4 }
  expect(withFilters(state, { ...NO_FILTERS, ar: true })).toMatchObject({ page: 1, filters: { ar: true } })
  expect(withSort(state, 'new-arrivals')).toMatchObject({ page: 1, sort: 'new-arrivals' })
})

// spec 3: filters: which typed texts are no numbers
test.each([
  ['price-min=abc', { 'price-min': 'abc' }],
  ['price-min=abc&price-max=1,500', { 'price-min': 'abc' }],
  ['price-max=-5&width-min=+wide+', { 'price-max': '-5', 'width-min': 'wide' }],
  ['price-min=1.500+%E2%82%AC&price-max=', {}],
  ['price-min=++', {}],
  ['material=abc', {}],
])('of "%s" these bounds are no numbers: %j', (search, unread) => {
  expect(Object.fromEntries(unreadBounds(new URLSearchParams(search)))).toEqual(unread)
})
