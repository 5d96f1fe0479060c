import { z } from 'zod'
import { isCalendarDate } from '#domain/house/calendar-date.ts'
import { isLanguage, LANGUAGES, type Language } from '#domain/market/language.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'

const minor = z.int().nonnegative()
const price = z.object({
  amountMinor: minor,
  /** The compare-at price; null if the piece is not reduced. */
  fullAmountMinor: minor.nullable(),
  /** Whether it is the lowest of several prices, shown with "from". Older records do not have it. */
  isStarting: z.boolean().default(false),
})
/** A picture in a record. */
export const recordPicture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})
const calendarDate = z.string().refine(isCalendarDate)
const size = z.number().positive().nullable()

/**
 * A product in the search index, one record per language. Anyone with the search key can read it, so it never contains
 * a trade price or anything else that is not public.
 */
export const searchRecord = z.object({
  /** The numeric part of the product id. */
  objectID: z.string(),
  productId: z.templateLiteral(['gid://shopify/Product/', z.string()]),
  handle: z.string(),
  title: z.string(),
  /** The language of its texts, if they are not translated into that of the index. Older records do not have it. */
  textLanguage: z.enum(LANGUAGES).nullable().default(null),
  variantId: z.templateLiteral(['gid://shopify/ProductVariant/', z.string()]),
  sku: z.string(),
  skus: z.array(z.string()),
  artisan: z.object({ name: z.string(), slug: z.string() }),
  designer: z.string().nullable(),
  materials: z.array(z.string()),
  colors: z.array(z.string()),
  tags: z.array(z.string()),
  /** Titles of the categories from the first level down, `Furniture > Seating` at the second. */
  categories: z.object({
    lvl0: z.array(z.string()),
    lvl1: z.array(z.string()),
    lvl2: z.array(z.string()),
  }),
  /** `furniture`, `furniture/seating`: every level, the same in every language. */
  categoryPaths: z.array(z.string()),
  /** The numbers of the commerce service's collections. Older records do not have it. */
  collections: z.array(z.string()).default([]),
  /** By which searches are understood (`piece-facts.ts`): the same in every language. Older records do not have them. */
  facts: z.array(z.string()).default([]),
  /** The values of filters in URLs: the same in every language. */
  keys: z.object({
    designer: z.array(z.string()),
    material: z.array(z.string()),
    color: z.array(z.string()),
  }),
  /** Of each filter with values to choose (`toChoice`): counted, and searched by label. */
  choices: z.object({
    categories0: z.array(z.string()),
    categories1: z.array(z.string()),
    categories2: z.array(z.string()),
    artisan: z.array(z.string()),
    designer: z.array(z.string()),
    material: z.array(z.string()),
    color: z.array(z.string()),
  }),
  /** The public price of the cheapest available variant, by currency; none where it is given upon request. */
  prices: z.partialRecord(z.enum(CURRENCIES), price),
  /** Currencies in which it is not sold. */
  unpricedIn: z.array(z.enum(CURRENCIES)).default([]),
  widthCm: size,
  heightCm: size,
  depthCm: size,
  /** Spec §4: 0 if ready to ship, 999 if unknown. */
  leadTimeDays: z.int().nonnegative(),
  isReadyToShip: z.boolean(),
  leadTime: z.string().nullable(),
  stockAvailable: z.boolean().nullable(),
  availableForSale: z.boolean(),
  isPreorder: z.boolean(),
  availableFrom: calendarDate.nullable(),
  notDirectlyShoppable: z.boolean(),
  isCustomizable: z.boolean(),
  hasAr: z.boolean(),
  hasCad: z.boolean(),
  suitableForContract: z.boolean(),
  freeShippingRegions: z.array(z.string()),
  excludedCountries: z.array(z.string()),
  customerRestrictions: z.enum(['b2b_only', 'b2c_only']).nullable(),
  pictures: z.object({ main: recordPicture.nullable(), hover: recordPicture.nullable() }),
  /** Seconds since 1970. */
  createdAtSeconds: z.int(),
  /** The curated order, ascending. */
  curatedRank: z.number(),
})
export type SearchRecord = z.infer<typeof searchRecord>

/** The attributes that a product card needs. */
export const CARD_ATTRIBUTES = [
  'productId',
  'handle',
  'title',
  'textLanguage',
  'variantId',
  'sku',
  'artisan',
  'categoryPaths',
  'prices',
  'isReadyToShip',
  'leadTime',
  'stockAvailable',
  'availableForSale',
  'isPreorder',
  'availableFrom',
  'notDirectlyShoppable',
  'isCustomizable',
  'excludedCountries',
  'pictures',
  'createdAtSeconds',
] as const satisfies readonly (keyof SearchRecord)[]

/** A filter value. `language`: that of its label, if it is not the language of the index. */
export type Choice = { readonly key: string; readonly label: string; readonly language: Language | null }

/** `key|Label` or `key@en|Label`: a label may contain any character, a key is a slug. */
export function toChoice(key: string, label: string, language: Language | null = null): string {
  return language ? `${key}@${language}|${label}` : `${key}|${label}`
}

/** Splits what `toChoice` joined. */
export function parseChoice(choice: string): Choice {
  const bar = choice.indexOf('|')
  if (bar < 0) return { key: choice, label: choice, language: null }
  const [key = '', language] = choice.slice(0, bar).split('@')
  return { key, label: choice.slice(bar + 1), language: isLanguage(language) ? language : null }
}

/** The attribute of a price, by which an index sorts and filters. */
export function priceAttribute(currency: Currency): string {
  return `prices.${currency}.amountMinor`
}

/** The searched attributes, most important first: a number or a maker is usually meant as such. */
const SEARCHABLE_ATTRIBUTES = [
  'skus,artisan.name',
  'title',
  'categories,designer',
  'materials',
  'tags',
  'colors',
]

/** The last result that the hosted engine pages to. */
export const PAGED_MAX = 20_000

/** The sort orders and facets of the product indexes; the same for every language. */
export const PRODUCT_INDEX_SETTINGS = {
  searchableAttributes: SEARCHABLE_ATTRIBUTES,
  attributesForFaceting: [
    'categoryPaths',
    ...['categories0', 'categories1', 'categories2', 'artisan', 'designer', 'material', 'color'].map(
      (choice) => `searchable(choices.${choice})`,
    ),
    ...['collections', 'artisan.slug', 'keys.designer', 'keys.material', 'keys.color', 'handle', 'skus'].map(
      (attribute) => `filterOnly(${attribute})`,
    ),
    ...['isCustomizable', 'hasAr', 'hasCad', 'suitableForContract', 'freeShippingRegions', 'leadTimeDays'],
    'filterOnly(facts)',
    ...['widthCm', 'heightCm', 'depthCm'],
    ...CURRENCIES.map(priceAttribute),
    'filterOnly(excludedCountries)',
    'filterOnly(customerRestrictions)',
    'filterOnly(unpricedIn)',
  ],
  // Other numbers, such as those of the picture, are not filtered by.
  numericAttributesForFiltering: ['createdAtSeconds'],
  customRanking: ['desc(availableForSale)', 'asc(curatedRank)'],
  attributesToHighlight: ['title', 'artisan.name'],
  // A collection is paged through to its last piece.
  paginationLimitedTo: PAGED_MAX,
}

/** The settings of a language's product index, including how its words are searched. */
export function productIndexSettings(language: Language) {
  return {
    ...PRODUCT_INDEX_SETTINGS,
    ...readingSettings(language),
    ...(language === 'de' ? { decompoundedAttributes: { de: ['title', 'categories', 'materials'] } } : {}),
  }
}

/** The language settings of an index, for any kind of records. */
export function readingSettings(language: Language) {
  return {
    indexLanguages: [language],
    queryLanguages: [language],
    ignorePlurals: true,
    removeStopWords: true,
    // A word that exists in the index is not corrected, and a number is never corrected.
    typoTolerance: 'min' as const,
    allowTyposOnNumericTokens: false,
  }
}
