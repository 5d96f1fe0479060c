import { expect, test } from 'vitest'
import { z } from 'zod'
import { richText } from '../../clients/content/blocks/rich-text.ts'
import { isSlug } from '../../domain/links/slug.ts'
import { LANGUAGES, type Language } from '../../domain/market/language.ts'
import { catalogueSpecs, getHandle, getSku } from '../catalogue/catalogue.ts'
import { ARTISANS } from '../catalogue/specs/spec.ts'
import { readDemoDocuments } from '../loader/load-content.ts'
import { readLedger } from '../studio/ledger.ts'
import { SHOTS } from '../studio/shots/all.ts'

/** Common short words that occur in every long text of the language and in no other language. */
const SMALL_WORDS: Record<Language, RegExp> = {
  en: /(?<![\p{L}’'])(the|and|with|which|from|of|your|you)(?![\p{L}’'])/iu,
  it: /(?<![\p{L}’'])(che|della|agli|gli|nella|poi|perché|sono)(?![\p{L}’'])/iu,
  es: /(?<![\p{L}’'])(los|las|el|según|cuando|usted)(?![\p{L}’'])/iu,
  de: /(?<![\p{L}’'])(und|der|das|mit|ist|nicht)(?![\p{L}’'])/iu,
  fr: /(?<![\p{L}’'])(dans|est|avec|une|aux|qui)(?![\p{L}’'])/iu,
}
/** Sales clichés. */
const BANNED: Record<Language, RegExp> = {
  en: /\b(best|finest|most beautiful|unique|luxur\w*|exquisite|stunning|iconic|timeless|exclusive)\b/i,
  it: /(lussuos|esclusiv|iconic|straordinari|mozzafiato|eccellenz|senza tempo)/i,
  es: /(lujos|exclusiv|icónic|espectacular|impresionante|atemporal|inigualable)/i,
  de: /(luxuriös|exklusiv|ikonisch|einzigartig|atemberaubend|zeitlos|exquisit)/i,
  fr: /(luxueu|exclusif|exclusive|iconique|unique|époustouflant|intemporel|exceptionnel)/i,
}
/** The minimum and maximum number of words in each language, by document type and attribute. */
const LENGTHS = [
  { type: 'magazine', attribute: 'body', least: 300, most: 600 },
  { type: 'artisan', attribute: 'story', least: 120, most: 180 },
  { type: 'collection', attribute: 'intro', least: 60, most: 100 },
]

const document = z.looseObject({ _id: z.string(), _type: z.string() })
const all = z.array(document).parse(await readDemoDocuments())
const ids = new Set(all.map(({ _id }) => _id))
const editorial = all.filter(({ _type }) => ['postType', 'magazine', 'artisan', 'collection'].includes(_type))
const products = Object.entries(catalogueSpecs()).filter(
  ([, { flags }]) => !flags?.includes('internalUseOnly'),
)
const ledger = await readLedger('demo/pictures')
const pictures = new Set([...Object.keys(ledger), ...SHOTS.map(({ name }) => name)])

test('the demonstration has posts of three types, every workshop, and eight collections', () => {
  const count = (type: string) => editorial.filter(({ _type }) => _type === type).length
  expect(count('postType')).toBe(3)
  expect(count('magazine')).toBeGreaterThanOrEqual(12)
  expect(count('collection')).toBe(8)
  const artisans = ofType('artisan').map(({ slug }) => z.object({ current: z.string() }).parse(slug).current)
  expect(artisans.sort()).toEqual(Object.keys(ARTISANS).sort())
  expect(ids.size).toBe(all.length)
})

test('every document exists in five languages, each in its own only', () => {
  for (const item of editorial) {
    for (const language of LANGUAGES) {
      const text = textsOf(item, language).join(' ')
      const place = `${item._id} ${language}`
      if (item._type !== 'postType') expect(text, place).toMatch(SMALL_WORDS[language])
      expect(text.match(BANNED[language])?.[0], place).toBeUndefined()
      expect(text, place).not.toMatch(/["']/)
      for (const other of LANGUAGES.filter((candidate) => candidate !== language)) {
        const strange = text.match(new RegExp(SMALL_WORDS[other].source, 'giu')) ?? []
        expect(strange, `${item._id}: ${other} in ${language}`).toEqual([])
      }
    }
  }
})

test('long texts differ between the languages and have the required length', () => {
  for (const { type, attribute, least, most } of LENGTHS) {
    for (const item of ofType(type)) {
      const texts = LANGUAGES.map((language) => textsOf(item[attribute], language).join(' '))
      expect(new Set(texts).size, item._id).toBe(LANGUAGES.length)
      for (const text of texts) {
        const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
        expect(words, `${item._id}: ${text.slice(0, 40)}`).toBeGreaterThanOrEqual(least)
        expect(words, `${item._id}: ${text.slice(0, 40)}`).toBeLessThanOrEqual(most)
      }
    }
  }
})

test('slugs are valid in a URL, and unique per type', () => {
  const slug = z.object({ current: z.string().refine(isSlug) })
  for (const type of ['postType', 'magazine', 'collection']) {
    for (const language of LANGUAGES) {
      const slugs = ofType(type).map(
        (item) => z.record(z.string(), slug).parse(item.slug)[language]?.current ?? '',
      )
      expect(new Set(slugs).size, `${type} ${language}`).toBe(slugs.length)
    }
  }
})

test('every referenced picture, document, product and piece exists', () => {
  const handles = new Set(products.map(([name]) => getHandle(name)))
  const skus = new Set(
    products.flatMap(([, specs]) => specs.variants.map((_, index) => getSku({ specs }, index))),
  )
  for (const item of editorial) {
    for (const { _ref } of found(item, z.object({ _ref: z.string() }))) {
      const picture = _ref.replace(/^image-/, '')
      expect(ids.has(_ref) || pictures.has(picture), `${item._id}: ${_ref}`).toBe(true)
    }
    for (const list of found(item, z.object({ handles: z.array(z.string()).min(2) }))) {
      for (const handle of list.handles) expect(handles, item._id).toContain(handle)
    }
    for (const { sku, x, y } of found(item, hotspot)) {
      expect(skus, item._id).toContain(sku)
      expect(Math.min(x, y, 100 - x, 100 - y), `${item._id} ${sku}`).toBeGreaterThan(0)
    }
  }
})

test('every picture has an alternative text, and every rich text can be parsed', () => {
  for (const item of editorial) {
    for (const { alt } of found(item, z.object({ asset: z.unknown(), alt: z.unknown() }))) {
      for (const language of LANGUAGES) expect(textsOf(alt, language)[0], item._id).toMatch(/\p{L}{3}/u)
    }
    for (const { content } of found(item, z.object({ content: z.record(z.string(), z.unknown()) }))) {
      for (const language of LANGUAGES) expect(richText.safeParse(content[language]).success).toBe(true)
    }
  }
})

test('links lead to existing pages, at their path in the language of the text', () => {
  const pages = Object.fromEntries(LANGUAGES.map((language) => [language, addressesIn(language)]))
  for (const item of editorial) {
    for (const { content } of found(item, z.object({ content: z.record(z.string(), z.unknown()) }))) {
      for (const language of LANGUAGES) {
        for (const { href } of found(content[language], z.object({ href: z.string() }))) {
          expect(pages[language], `${item._id} ${language}`).toContain(href)
        }
      }
    }
  }
})

const hotspot = z.object({ sku: z.string(), x: z.number(), y: z.number() })

function ofType(type: string): z.infer<typeof document>[] {
  return editorial.filter(({ _type }) => _type === type)
}

/** All objects with a given shape, at any depth of a value. */
function found<Shape>(value: unknown, shape: z.ZodType<Shape>): Shape[] {
  if (typeof value !== 'object' || value === null) return []
  const { data } = shape.safeParse(value)
  const inside = Object.values(value).flatMap((child) => found(child, shape))
  return data === undefined ? inside : [data, ...inside]
}

/** The texts of a value in one language: localized strings, and the spans of localized rich text. */
function textsOf(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) {
    const own = (value as Partial<Record<Language, unknown>>)[language]
    expect(own, JSON.stringify(value).slice(0, 80)).toBeDefined()
    if (typeof own === 'string') return [own]
    return found(own, z.object({ _type: z.literal('block'), children: z.array(z.unknown()) })).map(
      ({ children }) =>
        found(children, z.object({ text: z.string() }))
          .map(({ text }) => text)
          .join(''),
    )
  }
  return Object.entries(value).flatMap(([key, child]) => (key === 'alt' ? [] : textsOf(child, language)))
}

/** The paths to which a text may link. */
function addressesIn(language: Language): string[] {
  const localised = z.record(z.string(), z.object({ current: z.string() }))
  const slugOf = (item: z.infer<typeof document>) => localised.parse(item.slug)[language]?.current ?? ''
  const typeOf = (post: z.infer<typeof document>) => z.object({ _ref: z.string() }).parse(post.postType)._ref
  return [
    ...Object.keys(ARTISANS).map((slug) => `/artisans/${slug}`),
    ...ofType('collection').map((item) => `/collections/${slugOf(item)}`),
    ...ofType('magazine').flatMap((post) =>
      ofType('postType')
        .filter(({ _id }) => _id === typeOf(post))
        .map((type) => `/magazine/${slugOf(type)}/${slugOf(post)}`),
    ),
  ]
}
