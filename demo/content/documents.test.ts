import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { richText } from '../../clients/content/blocks/rich-text.ts'
import { getContactDetails } from '../../domain/house/contact-details.ts'
import { isSlug } from '../../domain/links/slug.ts'
import { isCountryCode } from '../../domain/market/country-codes.ts'
import { LANGUAGES, type Language } from '../../domain/market/language.ts'
import { readHouse } from '../../server/house/read-house.ts'
import { catalogueSpecs, getHandle, getSku } from '../catalogue/catalogue.ts'
import { ARTISANS } from '../catalogue/specs/spec.ts'
import { readDemoDocuments } from '../loader/load-content.ts'
import { readLedger } from '../studio/ledger.ts'
import { SHOTS } from '../studio/shots/all.ts'

/** Common short words that occur in every text of the language and in none of the other four. */
const SMALL_WORDS: Record<Language, RegExp> = {
  en: /(?<![\p{L}’])(the|and|with|which|from|of|your|you|is|are|it)(?![\p{L}’])/giu,
  it: /(?<![\p{L}’])(che|della|dei|agli|gli|nella|del|perché|sono|il|di|è|si|non|la|una|per|e)(?![\p{L}’])/giu,
  es: /(?<![\p{L}’])(los|las|el|según|cuando|usted|y|para|de)(?![\p{L}’])/giu,
  de: /(?<![\p{L}’])(und|der|das|mit|ist|nicht|wir|sie|für|auf|die)(?![\p{L}’])/giu,
  fr: /(?<![\p{L}’])(dans|est|avec|une|aux|nous|vous|pour|sur|et|de|le|la)(?![\p{L}’])/giu,
}
/** Those of the above that occur in no other language, whatever the subject. */
const UNIQUE_WORDS: Record<Language, RegExp> = {
  en: /(?<![\p{L}’])(the|and|with|which|your)(?![\p{L}’])/giu,
  it: /(?<![\p{L}’])(che|della|agli|gli|nella|perché)(?![\p{L}’])/giu,
  es: /(?<![\p{L}’])(los|según|cuando|usted|muy)(?![\p{L}’])/giu,
  de: /(?<![\p{L}’])(und|das|mit|ist|nicht|für)(?![\p{L}’])/giu,
  fr: /(?<![\p{L}’])(dans|avec|aux|nous|vous|une)(?![\p{L}’])/giu,
}
/** Sales clichés. */
const BANNED: Record<Language, RegExp> = {
  en: /\b(best|finest|unique|luxur\w*|exquisite|stunning|iconic|timeless|exclusive)\b/i,
  it: /(lussuos|esclusiv|iconic|straordinari|mozzafiato|eccellenz|senza tempo)/i,
  es: /(lujos|exclusiv|icónic|espectacular|impresionante|atemporal|inigualable)/i,
  de: /(luxuriös|exklusiv|ikonisch|einzigartig|atemberaubend|zeitlos|exquisit)/i,
  fr: /(luxueu|exclusif|exclusive|iconique|unique|époustouflant|intemporel|exceptionnel)/i,
}
/** Proper names, which are the same in every language. */
const NAMES =
  /The Loom House|Cortile dei Tornitori|Vetreria San Donato|Ebanisteria Cantù|Sheikh Zayed Road|(New York, NY)/g
const OURS = [
  'about',
  'category',
  'chatConfig',
  'deliveryNotice',
  'editorialMenu',
  'landing',
  'legalPage',
  'marketingMessage',
  'newsletterSignUpLayer',
  'productPageContent',
  'searchPage',
  'tradeProgram',
]
const BLOCK_TYPES = [
  ...['localeRichText', 'linkableImageWithText', 'quote', 'oneColumnBanner', 'twoColumnsBanner', 'rowItems'],
  ...['shopTheLook', 'productList', 'twoColumns', 'ctaButton', 'documentsPreview', 'cinemaCarousel'],
  'container',
]

const document = z.looseObject({ _id: z.string(), _type: z.string() })
type Document = z.infer<typeof document>
const all = z.array(document).parse(await readDemoDocuments())
const documents = all.filter(({ _type }) => OURS.includes(_type))
const localised = z.record(z.enum(LANGUAGES), z.union([z.string(), z.array(z.unknown())]))

test('the demonstration has every type of document', () => {
  const counts = OURS.map((type) => [type, ofType(type).length])
  expect(Object.fromEntries(counts)).toEqual({
    about: 1,
    category: 45,
    chatConfig: 1,
    deliveryNotice: 2,
    editorialMenu: 2,
    landing: 7,
    legalPage: 7,
    marketingMessage: expect.any(Number),
    newsletterSignUpLayer: 5,
    productPageContent: expect.any(Number),
    searchPage: 1,
    tradeProgram: 1,
  })
  expect(ofType('landing').filter(({ office }) => office !== undefined)).toHaveLength(4)
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length)
})

test('the address in the footer is that of the headquarters', () => {
  const lines = z.object({ office: z.object({ address: z.object({ lines: z.array(z.string()) }) }) })
  const milan = ofType('landing').find(({ _id }) => _id === 'landing-milan')
  expect(readHouse('house').legal?.address).toEqual(lines.parse(milan).office.address.lines)
})

test('the footer says "Contact" once: its links do not repeat the footer’s own contact link', async () => {
  const footer = JSON.stringify(
    (await readDemoDocuments()).filter((item) => JSON.stringify(item).includes('"_type":"footer"')),
  )
  expect(footer).toContain('legal-ordering')
  expect(footer).not.toContain('legal-contact')
})

test('every text exists in five languages that differ', () => {
  for (const item of documents) {
    for (const text of found(item, localised)) {
      const texts = LANGUAGES.map((language) => plain(text[language]))
      for (const words of texts) expect(words.trim(), item._id).not.toBe('')
      if (Math.max(...texts.map((words) => words.length)) < 40) continue
      expect(new Set(texts).size, `${item._id}: ${texts[0]}`).toBe(LANGUAGES.length)
    }
  }
})

test('every text is in its own language only', () => {
  for (const item of documents) {
    for (const language of LANGUAGES) {
      const texts = found(item, localised).map((text) => plain(text[language]).replace(NAMES, ''))
      const whole = texts.join(' ')
      if (whole.length > 400) expect(whole, item._id).toMatch(SMALL_WORDS[language])
      for (const text of texts.filter(({ length }) => length > 120)) {
        expect(text, `${item._id} ${language}`).toMatch(SMALL_WORDS[language])
      }
      for (const other of LANGUAGES.filter((candidate) => candidate !== language)) {
        expect(whole.match(UNIQUE_WORDS[other]) ?? [], `${item._id}: ${other} in ${language}`).toEqual([])
      }
    }
  }
})

test('no text boasts, and quotation marks are typographic', () => {
  for (const item of documents) {
    for (const language of LANGUAGES) {
      for (const text of found(item, localised).map((words) => plain(words[language]))) {
        expect(text.match(BANNED[language])?.[0], `${item._id} ${language}`).toBeUndefined()
        expect(text, `${item._id} ${language}`).not.toMatch(/["']|\s--\s/)
        if (language === 'fr') expect(text, item._id).not.toMatch(/ [:;!?»]|« /)
      }
    }
  }
})

test('Italian texts address their reader as tu', () => {
  for (const item of all) {
    const words = found(item, localised).map((text) => plain(text.it))
    expect(words.join(' ').match(/(?<!\p{L})(?:voi|vostr[oaie])(?!\p{L})/giu) ?? [], item._id).toEqual([])
  }
})

test('slugs are valid in a URL, and unique per type and language', () => {
  const withSlug = z.object({ slug: z.record(z.enum(LANGUAGES), z.object({ current: z.string() })) })
  for (const type of ['landing', 'legalPage']) {
    for (const language of LANGUAGES) {
      const slugs = ofType(type).map((item) => withSlug.parse(item).slug[language].current)
      expect(slugs.filter((slug) => !isSlug(slug))).toEqual([])
      expect(new Set(slugs).size, `${type} ${language}`).toBe(slugs.length)
    }
  }
})

test('references, pictures, pieces and workshops exist', async () => {
  const ids = new Set(all.map(({ _id }) => _id))
  const ledger = Object.keys(await readLedger('demo/pictures'))
  const pictures = new Set([...ledger, ...SHOTS.map(({ name }) => name)])
  const products = Object.entries(catalogueSpecs())
  const handles = new Set(products.map(([name]) => getHandle(name)))
  const skus = new Set(
    products.flatMap(([, specs]) => specs.variants.map((_, index) => getSku({ specs }, index))),
  )
  for (const item of documents) {
    for (const { _ref } of found(item, z.object({ _ref: z.string() }))) {
      expect(ids.has(_ref) || pictures.has(_ref.replace(/^image-/, '')), `${item._id}: ${_ref}`).toBe(true)
    }
    for (const list of found(item, z.object({ handles: z.array(z.string()).min(2) }))) {
      expect(list.handles.filter((handle) => !handles.has(handle))).toEqual([])
    }
    for (const { sku, x, y } of found(item, z.object({ sku: z.string(), x: z.number(), y: z.number() }))) {
      expect(skus, item._id).toContain(sku)
      expect(Math.min(x, y, 100 - x, 100 - y), `${item._id} ${sku}`).toBeGreaterThan(0)
    }
    for (const { artisan } of found(item, z.object({ artisan: z.string() }))) {
      expect(Object.keys(ARTISANS)).toContain(artisan)
    }
  }
})

test('blocks have known types and keys, and their rich texts can be parsed', () => {
  const blocks = z.object({ rows: z.array(z.unknown()) }).or(z.object({ content: z.array(z.unknown()) }))
  for (const item of documents.filter(({ _type }) => _type !== 'legalPage')) {
    for (const list of found(item, blocks).flatMap(Object.values).filter(Array.isArray)) {
      const keyed = z.array(z.object({ _key: z.string(), _type: z.enum(BLOCK_TYPES) })).safeParse(list)
      expect(keyed.error?.issues ?? [], item._id).toEqual([])
      expect(new Set(keyed.data?.map(({ _key }) => _key)).size, item._id).toBe(list.length)
    }
  }
  for (const item of documents) {
    for (const text of found(item, localised)) {
      for (const content of LANGUAGES.map((language) => text[language]).filter(Array.isArray)) {
        expect(richText.safeParse(content).success, item._id).toBe(true)
      }
    }
  }
})

test('countries are ones we ship to, and no two sign-up layers claim the same one', () => {
  const limited = z.object({ dedicatedCountries: z.array(z.string().refine(isCountryCode)) })
  for (const item of documents.filter(({ dedicatedCountries }) => dedicatedCountries !== undefined)) {
    expect(limited.safeParse(item).success, item._id).toBe(true)
  }
  const layers = ofType('newsletterSignUpLayer')
  const claimed = layers.flatMap((layer) => limited.safeParse(layer).data?.dedicatedCountries ?? [])
  expect(new Set(claimed).size).toBe(claimed.length)
  expect(layers.filter(({ dedicatedCountries }) => dedicatedCountries === undefined)).toHaveLength(1)
})

const stripText = z.record(z.enum(LANGUAGES), z.string().max(80))

test('messages and notices fit in the strip beside the country and the language', () => {
  for (const item of ofType('marketingMessage')) {
    expect(Object.keys(stripText.parse(item.text))).toHaveLength(LANGUAGES.length)
  }
  for (const item of ofType('deliveryNotice')) {
    expect(Object.keys(stripText.parse(item.stripText))).toHaveLength(LANGUAGES.length)
  }
})

test('every category has an introduction of 25 to 60 words', () => {
  const category = z.object({ canonicalPath: z.string(), intro: z.record(z.enum(LANGUAGES), z.string()) })
  for (const { canonicalPath, intro } of ofType('category').map((item) => category.parse(item))) {
    for (const language of LANGUAGES) {
      const words = wordsIn(intro[language])
      expect(words, `${canonicalPath} ${language}`).toBeGreaterThanOrEqual(24)
      expect(words, `${canonicalPath} ${language}`).toBeLessThanOrEqual(60)
    }
  }
})

test('legal pages say first that they are samples, have the required length, and contain our own figures', () => {
  const page = z.object({ topic: z.string(), content: z.record(z.enum(LANGUAGES), richText) })
  const known = (['IT', 'FR', 'GB', 'US', 'AE'] as const)
    .map((country) => getContactDetails(country, readHouse('house').contact))
    .flatMap((contact) => [
      ...[contact.email, contact.tradeEmail].map((address) => `mailto:${address}`),
      contact.phone.href,
    ])
  for (const item of ofType('legalPage')) {
    const { topic, content } = page.parse(item)
    for (const language of LANGUAGES) {
      const [notice, ...rest] = content[language]
      expect(notice?.style, topic).toBe('quotation')
      const words = rest.flatMap(({ spans }) => spans).reduce((sum, { text }) => sum + wordsIn(text), 0)
      expect(words, `${topic} ${language}`).toBeGreaterThan(topic === 'contact' ? 150 : 400)
      expect(words, `${topic} ${language}`).toBeLessThan(900)
      for (const { link } of rest.flatMap(({ spans }) => spans)) if (link) expect(known).toContain(link)
    }
  }
})

// spec 3: the shipping page of the demonstration states that rule in the words of the checkout
test('the page about shipping states what delivery costs in the words of the checkout', () => {
  const page = z.object({ topic: z.string(), content: z.record(z.enum(LANGUAGES), z.unknown()) })
  const shipping = ofType('legalPage')
    .map((item) => page.parse(item))
    .find(({ topic }) => topic === 'shipping-and-returns')
  for (const language of LANGUAGES) {
    const messages: unknown = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'))
    const { delivery } = z.object({ delivery: z.object({ 'cost-rule': z.string() }) }).parse(messages)
    expect(plain(shipping?.content[language]), language).toContain(delivery['cost-rule'])
  }
})

/** Words for photographs in the five languages. */
const PHOTOGRAPH = /photo(?!phore)|fotogra|(?<!\p{L})fotos?(?!\p{L})/iu
/** Messages about photographs that visitors take or send. */
const VISITOR_PHOTO_MESSAGES = /^(?:chat|visual|errors\.chat|product\.model\.room-failed)(?:\.|$)/

test('the rendered pictures of the shop are nowhere called photographs', () => {
  expect(plain(ofType('about'))).not.toMatch(PHOTOGRAPH)
  for (const language of LANGUAGES) {
    const messages: unknown = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'))
    const wrong = textsOf(messages).filter(
      ([key, text]) => PHOTOGRAPH.test(text) && !VISITOR_PHOTO_MESSAGES.test(key),
    )
    expect(wrong, language).toEqual([])
  }
})

function textsOf(value: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  return Object.entries(value ?? {}).flatMap(([key, part]) => textsOf(part, [...path, key]))
}

test('the page about the company can be read in two minutes', () => {
  const about = z.object({ rows: z.array(z.looseObject({ _type: z.string() })) }).parse(ofType('about')[0])
  const story = found(about.rows[0], localised)[0]
  for (const language of LANGUAGES) {
    expect(wordsIn(plain(story?.[language])), language).toBeGreaterThanOrEqual(300)
    expect(wordsIn(plain(story?.[language])), language).toBeLessThanOrEqual(400)
  }
})

function ofType(type: string): Document[] {
  return documents.filter(({ _type }) => _type === type)
}

/** All objects with a given shape, at any depth of a value. */
function found<Shape>(value: unknown, shape: z.ZodType<Shape>): Shape[] {
  if (typeof value !== 'object' || value === null) return []
  const { data } = shape.safeParse(value)
  return [
    ...(data === undefined ? [] : [data]),
    ...Object.values(value).flatMap((child) => found(child, shape)),
  ]
}

/** The words of a text, or of a rich text. */
function plain(text: unknown): string {
  if (typeof text === 'string') return text
  return found(
    text,
    z.object({ _type: z.literal('block'), children: z.array(z.object({ text: z.string() })) }),
  )
    .map(({ children }) => children.map((span) => span.text).join(''))
    .join('\n')
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}
