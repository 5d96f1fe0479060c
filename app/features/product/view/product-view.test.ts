import { expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { chooseVariant, picturesOf, type VariantView, variantWith } from './product-view.ts'

const ivory = variant('1', { Upholstery: 'Ivory', Legs: 'Walnut' })
const rust = variant('2', { Upholstery: 'Rust', Legs: 'Walnut' })
const rustOak = variant('3', { Upholstery: 'Rust', Legs: 'Oak' })
const variants = [ivory, rust, rustOak]

test('the variant of the URL is shown, otherwise the first that can be bought', () => {
  expect(chooseVariant(variants, '3')).toBe(rustOak)
  expect(chooseVariant(variants, '99')).toBe(ivory)
  expect(chooseVariant([{ ...ivory, canBuy: false }, rust], null)).toBe(rust)
  expect(chooseVariant([{ ...ivory, canBuy: false }], null)?.number).toBe('1')
  expect(chooseVariant([], null)).toBeUndefined()
})

test('a value selects the variant that preserves the other options', () => {
  expect(variantWith(variants, rustOak, { name: 'Legs', value: 'Walnut' })).toBe(rust)
  expect(variantWith(variants, ivory, { name: 'Upholstery', value: 'Rust' })).toBe(rust)
})

test('if none preserves them, a value selects the first variant that has it, or none', () => {
  expect(variantWith(variants, ivory, { name: 'Legs', value: 'Oak' })).toBe(rustOak)
  expect(variantWith(variants, ivory, { name: 'Legs', value: 'Steel' })).toBeUndefined()
})

test('the picture of the variant comes first, without a duplicate', () => {
  const [front, back, own] = ['front', 'back', 'own'].map((url) => ({
    url,
    alt: '',
    width: 800,
    height: 1000,
  }))
  const pictures = [front, back].filter((picture) => picture !== undefined)
  const urls = (chosen: VariantView) => picturesOf(pictures, chosen).map(({ url }) => url)
  expect(urls(ivory)).toEqual(['front', 'back'])
  expect(urls({ ...ivory, picture: back ?? null })).toEqual(['back', 'front'])
  expect(urls({ ...ivory, picture: own ?? null })).toEqual(['own', 'front', 'back'])
})

function variant(number: string, options: Record<string, string>): VariantView {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    number,
    sku: `SKU-${number}`,
    selectedOptions: Object.entries(options).map(([name, value]) => ({ name, value })),
    price: money(485_000, 'USD'),
    fullPrice: null,
    picture: null,
    modelFinish: null,
    notice: { kind: 'weeks', weeks: 6 },
    promise: null,
    canBuy: true,
  }
}
