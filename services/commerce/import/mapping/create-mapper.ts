import {
  type CategoryFacts,
  type CategoryRule,
  createCategorizer,
  isCategoryPath,
  type RuleField,
} from '#domain/catalogue/category-mapping.ts'
import { readList, readRecord } from '#domain/metafield-values.ts'
import { readSizes } from '#domain/product/dimensions-text.ts'
import { findLeadTime, readLeadTime } from '#domain/product/lead-time-text.ts'
import {
  type MakingField,
  makingTags,
  normalizeNames,
  parseListText,
  readStatedMaking,
} from '#domain/product/making-text.ts'
import { ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import type { Memberships } from '../collections/memberships.ts'
import type { MetafieldDraft, ProductDraft } from '../product-draft.ts'
import type { ImportMapping, NamedSources, Sources } from './mapping-file.ts'

/** Where a product's category comes from: its own field `custom.category`, a rule, or the fallback. */
export type CategoryOrigin = 'own' | RuleField | 'fallback'

export type MappingReport = {
  readonly products: number
  /** How many products each rule covers, in the order of the rules. */
  readonly rules: ReadonlyMap<CategoryRule, number>
  readonly categories: ReadonlyMap<string, number>
  readonly origins: ReadonlyMap<CategoryOrigin, number>
  readonly understood: Readonly<Record<MappedAttribute, number>>
  /** The number of products with sizes that do not state their axes or unit. */
  readonly ambiguousSizes: number
}

export type Mapper = {
  map(draft: ProductDraft): ProductDraft
  /** The mapping with the rules proposed so far; the same object until one is added. */
  mapping(): ImportMapping
  report(): MappingReport
}

type MapperOptions = {
  isProposing: boolean
  /** The collections of a product; by default, those named in its file. */
  memberships?: Memberships
}

const MAPPED_ATTRIBUTES = ['dimensions', 'material', 'color', 'leadTime'] as const

type MappedAttribute = (typeof MAPPED_ATTRIBUTES)[number]

type AttributeData = Pick<ProductDraft, 'descriptionHtml' | 'metafields' | 'options' | 'tags'>

type AttributesResult = {
  readonly fields: readonly MetafieldDraft[]
  /** The attributes that the product has, in a valid `custom` field or in one of `fields`. */
  readonly known: ReadonlySet<MappedAttribute>
  /** Whether sizes without axes or unit were ignored. */
  readonly isSizeAmbiguous: boolean
}

/** The formats of the shop's own fields. A value in any other format is read as text. */
const OWN_FORMATS: Readonly<Record<MappedAttribute, RegExp>> = {
  dimensions: /^\{/,
  material: /./,
  color: /./,
  leadTime: /^\d+(?:\.\d+)?$/,
}

/**
 * Maps products one by one, in the order of the file. With `isProposing`, each product that no rule covers adds a rule
 * to the mapping, so that the result is a proposal for the whole file; otherwise such a product gets the fallback
 * category.
 */
export function createMapper(initial: ImportMapping, { isProposing, memberships }: MapperOptions): Mapper {
  const categorizer = createCategorizer(initial)
  let mapping = initial
  let products = 0
  let ambiguousSizes = 0
  const rules = new Map<CategoryRule, number>()
  const categories = new Map<string, number>()
  const origins = new Map<CategoryOrigin, number>()
  const understood = { dimensions: 0, material: 0, color: 0, leadTime: 0 }

  function proposeRule(facts: CategoryFacts): CategoryRule | null {
    const rule = isProposing ? categorizer.propose(facts) : null
    if (rule) mapping = { ...mapping, ...categorizer.mapping() }
    return rule
  }

  function categorize(draft: ProductDraft): { category: string; origin: CategoryOrigin } {
    const own = draft.metafields.find(isCategoryField)?.value
    if (own && isCategoryPath(own)) return { category: own, origin: 'own' }
    const facts = toFacts(draft, memberships?.(draft) ?? draft.collections ?? [])
    const rule = categorizer.find(facts) ?? proposeRule(facts)
    if (!rule) return { category: mapping.fallback, origin: 'fallback' }
    count(rules, rule)
    return { category: rule.category, origin: rule.field }
  }

  return {
    map(draft) {
      const { category, origin } = categorize(draft)
      const { fields, known, isSizeAmbiguous } = readAttributes(draft, mapping)
      products += 1
      count(categories, category)
      count(origins, origin)
      if (isSizeAmbiguous) ambiguousSizes += 1
      for (const attribute of MAPPED_ATTRIBUTES) if (known.has(attribute)) understood[attribute] += 1
      const added = origin === 'own' ? fields : [...fields, categoryField(category)]
      const replaced = new Set(added.map(fieldName))
      const rest = draft.metafields.filter((field) => !replaced.has(fieldName(field)))
      return { ...draft, metafields: [...rest, ...added] }
    },
    mapping: () => mapping,
    report: () => ({
      products,
      rules: new Map(mapping.rules.map((rule) => [rule, rules.get(rule) ?? 0])),
      categories,
      origins,
      understood,
      ambiguousSizes,
    }),
  }
}

function fieldName({ namespace, key }: MetafieldDraft): string {
  return `${namespace}.${key}`
}

function isCategoryField(field: MetafieldDraft): boolean {
  return fieldName(field) === `${ATTRIBUTE_NAMESPACE}.category`
}

function categoryField(value: string): MetafieldDraft {
  return { namespace: ATTRIBUTE_NAMESPACE, key: 'category', type: 'single_line_text_field', value }
}

function toFacts(
  { categoryPath, productType, tags }: ProductDraft,
  collections: readonly string[],
): CategoryFacts {
  return { taxonomy: categoryPath ?? '', type: productType, collections, tags }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/**
 * Reads the attributes of a product that its file states outside the shop's own fields. A valid `custom.…` field always
 * wins, so its attribute is not read.
 */
export function readAttributes(draft: AttributeData, { attributes }: ImportMapping): AttributesResult {
  const description = plainText(draft.descriptionHtml)
  const own = ownAttributes(draft)
  const fields: MetafieldDraft[] = []
  const sizes = own.has('dimensions') ? null : readProductSizes(draft, attributes.dimensions, description)
  if (sizes?.kind === 'read') fields.push(custom('dimensions', 'json', JSON.stringify(sizes.dimensions)))
  for (const field of ['material', 'color'] as const) {
    const names = own.has(field) ? [] : readMaking(field, draft, attributes[field], description)
    if (names.length > 0) fields.push(custom(field, 'list.single_line_text_field', JSON.stringify(names)))
  }
  const days = own.has('leadTime') ? null : readProductLeadTime(draft, attributes.leadTime, description)
  if (days !== null) fields.push(custom('leadTime', 'number_integer', String(days)))
  const known = new Set([
    ...own,
    ...MAPPED_ATTRIBUTES.filter((name) => fields.some(({ key }) => key === name)),
  ])
  return { fields, known, isSizeAmbiguous: sizes?.kind === 'ambiguous' }
}

function ownAttributes({ metafields }: AttributeData): ReadonlySet<MappedAttribute> {
  const isOwn = (name: MappedAttribute) =>
    metafields.some(
      ({ namespace, key, value }) =>
        namespace === ATTRIBUTE_NAMESPACE && key === name && OWN_FORMATS[name].test(value),
    )
  return new Set(MAPPED_ATTRIBUTES.filter(isOwn))
}

function custom(key: MappedAttribute, type: string, value: string): MetafieldDraft {
  return { namespace: ATTRIBUTE_NAMESPACE, key, type, value }
}

/** A field's key is read as a label, so that `width_cm` = `120` is a width. */
function readProductSizes(
  draft: AttributeData,
  sources: ImportMapping['attributes']['dimensions'],
  text: string,
) {
  const labeled = sourceFields(draft, sources).map(
    ({ key, value }) => `${key.replaceAll(/[_-]/g, ' ')}: ${measurementText(value)}`,
  )
  const texts = [labeled.join(', '), ...singleValues(draft, sources), ...sourceTags(draft, sources)]
  if (sources.isReadFromDescription) texts.push(text)
  const read = texts.map((each) => readSizes(each, sources))
  return read.find(({ kind }) => kind === 'read') ?? read.find(({ kind }) => kind === 'ambiguous') ?? read[0]
}

function readMaking(field: MakingField, draft: AttributeData, sources: NamedSources, text: string): string[] {
  const { options } = draft
  const found = [
    ...sourceFields(draft, sources).flatMap(({ value }) => readList(value).flatMap(parseListText)),
    ...options
      .filter(({ name }) => includes(sources.options, name))
      .flatMap(({ values }) => values.map(({ name }) => name)),
    ...(sources.isReadFromDescription ? readStatedMaking(field, text) : []),
  ]
  const fromTags = sources.isReadFromTags
    ? [...makingTags(field, draft.tags), ...draft.tags.filter((tag) => tag.toLowerCase() in sources.words)]
    : []
  return normalizeNames(found.length > 0 ? found : fromTags, sources.words)
}

function readProductLeadTime(draft: AttributeData, sources: Sources, text: string): number | null {
  const fields = sourceFields(draft, sources).map(({ value }) => value)
  const short = [...fields, ...singleValues(draft, sources), ...sourceTags(draft, sources)].map(readLeadTime)
  const stated = short.find((days) => days !== null) ?? null
  return stated ?? (sources.isReadFromDescription ? findLeadTime(text) : null)
}

/** Shopify's measurement, `{"value": 120.0, "unit": "cm"}`, as `120 cm`; any other value unchanged. */
function measurementText(text: string): string {
  const { value, unit } = readRecord(text)
  return typeof value === 'number' && typeof unit === 'string' ? `${value} ${unit}` : text
}

function sourceFields({ metafields }: AttributeData, sources: Sources): MetafieldDraft[] {
  return sources.metafields.flatMap((name) =>
    metafields.filter(({ namespace, key }) => includes([key, `${namespace}.${key}`], name)),
  )
}

/** Options with one value describe the product; those with several describe its variants. */
function singleValues({ options }: AttributeData, sources: Sources): string[] {
  return options
    .filter(({ name, values }) => values.length === 1 && includes(sources.options, name))
    .flatMap(({ values }) => values.map(({ name }) => name))
}

function sourceTags({ tags }: AttributeData, sources: Sources): readonly string[] {
  return sources.isReadFromTags ? tags : []
}

function includes(names: readonly string[], name: string): boolean {
  return names.some((each) => each.toLowerCase() === name.trim().toLowerCase())
}

/** Converts a sanitized description to text, with its blocks as lines and the headers of table rows as labels. */
function plainText(html: string): string {
  return html
    .replace(/<\/(?:th|dt)>/g, ': ')
    .replace(/<(?:\/p|\/li|\/tr|\/dd|\/h\d|br)[^<>]*>/g, '\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&amp;/g, '&')
}
