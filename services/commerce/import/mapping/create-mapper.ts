import {
  type CategoryFacts,
  type CategoryRule,
  createCategorizer,
  isCategoryPath,
  type RuleField,
} from '#domain/catalogue/category-mapping.ts'
import { ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import type { Memberships } from '../collections/memberships.ts'
import type { MetafieldDraft, ProductDraft } from '../product-draft.ts'
import type { ImportMapping } from './mapping-file.ts'
import { MAPPED_ATTRIBUTES, type MappedAttribute, readAttributes } from './read-attributes.ts'

/** Where a product's category comes from: its own field `custom.category`, a rule, or the fallback. */
export type CategoryOrigin = 'own' | RuleField | 'fallback'

/** What the mapping did. */
export type MappingReport = {
  readonly products: number
  /** How many products each rule covers, in the order of the rules. */
  readonly rules: ReadonlyMap<CategoryRule, number>
  /** How many products are in each category, by path. */
  readonly categories: ReadonlyMap<string, number>
  readonly origins: ReadonlyMap<CategoryOrigin, number>
  /** How many products have each attribute, in a field of their own or read from other data. */
  readonly understood: Readonly<Record<MappedAttribute, number>>
  /** Products with sizes that do not state their axes or unit. */
  readonly ambiguousSizes: number
}

export type Mapper = {
  /** The product with its category and attributes. */
  map(draft: ProductDraft): ProductDraft
  /** With the rules proposed so far; the same object until one is added. */
  mapping(): ImportMapping
  report(): MappingReport
}

type MapperOptions = {
  isProposing: boolean
  /** The collections of a product; those that its file names if absent. */
  memberships?: Memberships
}

/**
 * Maps products one by one, in the order of the file. With `isProposing`, each product that no rule covers adds one
 * to the mapping, so that the result is a proposal for the whole file; otherwise it gets the fallback category.
 */
export function createMapper(start: ImportMapping, { isProposing, memberships }: MapperOptions): Mapper {
  const categorizer = createCategorizer(start)
  let mapping = start
  let products = 0
  let ambiguousSizes = 0
  const rules = new Map<CategoryRule, number>()
  const categories = new Map<string, number>()
  const origins = new Map<CategoryOrigin, number>()
  const understood = { dimensions: 0, material: 0, color: 0, leadTime: 0 }

  function proposeFor(facts: CategoryFacts): CategoryRule | null {
    const rule = isProposing ? categorizer.propose(facts) : null
    if (rule) mapping = { ...mapping, ...categorizer.mapping() }
    return rule
  }

  function categorize(draft: ProductDraft): { category: string; origin: CategoryOrigin } {
    const own = draft.metafields.find(isCategoryField)?.value
    if (own && isCategoryPath(own)) return { category: own, origin: 'own' }
    const facts = factsOf(draft, memberships?.(draft) ?? draft.collections ?? [])
    const rule = categorizer.find(facts) ?? proposeFor(facts)
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
      const replaced = new Set(added.map(nameOf))
      const rest = draft.metafields.filter((field) => !replaced.has(nameOf(field)))
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

function nameOf({ namespace, key }: MetafieldDraft): string {
  return `${namespace}.${key}`
}

function isCategoryField(field: MetafieldDraft): boolean {
  return nameOf(field) === `${ATTRIBUTE_NAMESPACE}.category`
}

function categoryField(value: string): MetafieldDraft {
  return { namespace: ATTRIBUTE_NAMESPACE, key: 'category', type: 'single_line_text_field', value }
}

function factsOf(
  { categoryPath, productType, tags }: ProductDraft,
  collections: readonly string[],
): CategoryFacts {
  return { taxonomy: categoryPath ?? '', type: productType, collections, tags }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
