import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isSlug } from '../../domain/links/slug.ts'
import { LANGUAGES, type Language } from '../../domain/market/language.ts'
import { CURRENCIES } from '../../domain/money/money.ts'
import { parseProductAttributes } from '../../domain/product/product-attributes.ts'
import type { ProductDraft } from '../../services/commerce/import/product-draft.ts'
import { CATEGORIES } from './categories.ts'
import { largeHouse } from './large-house.ts'
import { readSources } from './sources.ts'

const COUNT = 3000
const sources = await readSources(join(import.meta.dirname, '..'))
const drafts = [...largeHouse({ seed: 7, first: 1, count: COUNT, sources, taken: new Map() })]
const attributes = drafts.map(({ metafields }) =>
  parseProductAttributes(new Map(metafields.map(({ key, value }) => [key, value]))),
)

test('the same seed generates the same shop, and another seed another', () => {
  const again = (seed: number) => [...largeHouse({ seed, first: 1, count: 50, sources, taken: new Map() })]
  expect(again(7)).toEqual(drafts.slice(0, 50))
  expect(again(8)[0]).not.toEqual(drafts[0])
})

test('a product does not depend on the number of products before it', () => {
  const [alone] = largeHouse({ seed: 7, first: 2500, count: 1, sources, taken: new Map() })
  const { title, variants, metafields, translations } = drafts[2499] ?? {}
  const withoutSlugs = (fields: typeof metafields) => fields?.filter(({ key }) => key !== 'localizedSlugs')
  expect(alone?.title).toBe(title)
  expect(alone?.variants).toEqual(variants)
  expect(withoutSlugs(alone?.metafields)).toEqual(withoutSlugs(metafields))
  expect(alone?.translations.map((each) => each.title)).toEqual(translations?.map((each) => each.title))
})

test('handles and SKUs are unique, also beside existing products', () => {
  for (const language of LANGUAGES) {
    const handles = drafts.map((draft) => handleIn(draft, language))
    expect(new Set(handles).size, language).toBe(COUNT)
    for (const handle of handles) expect(isSlug(handle), handle).toBe(true)
  }
  const numbers = drafts.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  expect(new Set(numbers).size).toBe(numbers.length)
  const taken = new Map([['en' as const, [drafts[0]?.handle ?? '']]])
  const [beside] = largeHouse({ seed: 7, first: 1, count: 1, sources, taken })
  expect(beside?.handle).toBe(`${drafts[0]?.handle}-2`)
})

test('every product has its own text in five languages', () => {
  for (const draft of drafts) {
    const texts = LANGUAGES.map((language) => textIn(draft, language))
    expect(new Set(texts.map(({ title }) => title)).size, draft.handle).toBe(LANGUAGES.length)
    expect(new Set(texts.map(({ description }) => description)).size, draft.handle).toBe(LANGUAGES.length)
    for (const { description } of texts) {
      const words = description.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length
      expect(words, description).toBeGreaterThan(25)
      expect(description).not.toMatch(/undefined|null|NaN|\s\.|\s{2}/)
    }
  }
})

describe('generated text agrees in gender', () => {
  test.each<[Language, RegExp]>([
    ['de', /\b(Der (Bank|Vase|Leuchte|Konsole)|Die (Sessel|Spiegel|Hocker|Teppich)|Das (Stuhl|Kommode))\b/],
    ['it', /\b([Ii]l (poltrona|sedia|specchio|armadio)|[Ll]a (divano|vaso|letto)|[Ll]o (divano|tavolo))\b/],
    ['es', /\b([Ee]l (silla|mesa|cama|lámpara)|[Ll]a (sillón|espejo|jarrón|ánfora))\b/],
    ['fr', /\b([Ll]e (chaise|table|armoire)|[Ll]a (fauteuil|miroir|applique))\b/],
  ])('in %s', (language, wrong) => {
    for (const draft of drafts) expect(textIn(draft, language).description).not.toMatch(wrong)
  })
})

test('every variant has prices in three currencies, and the trade price is lower', () => {
  for (const { handle, variants } of drafts) {
    for (const { prices } of variants) {
      expect(prices.map(({ currency }) => currency)).toEqual([...CURRENCIES])
      for (const { priceMinor, compareAtMinor, tradePriceMinor } of prices) {
        expect(priceMinor, handle).toBeGreaterThan(0)
        if (compareAtMinor !== null) expect(compareAtMinor, handle).toBeGreaterThan(priceMinor)
        if (tradePriceMinor !== null) expect(tradePriceMinor, handle).toBeLessThan(priceMinor)
      }
    }
  }
})

test('all categories are filled, a few workshops make much and many make little', () => {
  const paths = new Set(attributes.map(({ category }) => category))
  expect(paths).toEqual(new Set(CATEGORIES.map(({ path }) => path)))
  const perWorkshop = [...Map.groupBy(drafts, ({ vendor }) => vendor).values()].map(({ length }) => length)
  const sizes = perWorkshop.toSorted((left, right) => right - left)
  expect(sizes.length).toBeGreaterThan(200)
  expect(sizes[0] ?? 0).toBeGreaterThan(10 * (sizes[150] ?? 0))
})

test('prices have a median and a long tail in each category', () => {
  const inEuro = (path: string) =>
    drafts
      .filter((_, index) => attributes[index]?.category === path)
      .map(({ variants }) => (variants[0]?.prices[0]?.priceMinor ?? 0) / 100)
      .toSorted((left, right) => left - right)
  const sofas = inEuro('furniture/seating/sofas')
  const median = sofas[sofas.length >> 1] ?? 0
  expect(median).toBeGreaterThan(4000)
  expect(median).toBeLessThan(6800)
  expect(sofas.at(-1) ?? 0).toBeGreaterThan(median * 2)
})

test('every state of a product occurs', () => {
  const all = attributes
  const cases = {
    ready: all.filter(({ isReadyToShip }) => isReadyToShip),
    week: all.filter(({ leadTime }) => leadTime === '7'),
    unknown: all.filter(({ isReadyToShip, leadTime }) => !isReadyToShip && leadTime === null),
    tradeOnly: all.filter(({ customerRestrictions }) => customerRestrictions === 'b2b_only'),
    excluded: all.filter(({ excludedCountries }) => excludedCountries.length > 0),
    uponRequest: all.filter(({ notDirectlyShoppable }) => notDirectlyShoppable),
    internal: all.filter(({ internalUseOnly }) => internalUseOnly),
    preorder: all.filter(({ customProperties }) => customProperties.isPreorder),
    plus: all.filter(({ isPremiumPlus }) => isPremiumPlus),
    withModel: all.filter(({ arModel }) => arModel !== null),
    designed: all.filter(({ designer }) => designer !== null),
    withoutTradePrice: all.filter(({ tradePrice }) => tradePrice.EUR === null),
  }
  for (const [name, found] of Object.entries(cases)) expect(found.length, name).toBeGreaterThan(0)
})

function handleIn(draft: ProductDraft, language: Language): string {
  const said = draft.translations.find((translation) => translation.language === language)
  return said?.handle ?? draft.handle
}

function textIn(draft: ProductDraft, language: Language): { title: string; description: string } {
  const said = draft.translations.find((translation) => translation.language === language)
  return { title: said?.title ?? draft.title, description: said?.descriptionHtml ?? draft.descriptionHtml }
}
