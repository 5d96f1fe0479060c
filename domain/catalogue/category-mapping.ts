import { toSlug } from '../links/slug.ts'
import { LANGUAGES, type Language } from '../market/language.ts'

/** `taxonomy` is Shopify's taxonomy path. */
export const RULE_FIELDS = ['taxonomy', 'type', 'collection', 'tag'] as const
export type RuleField = (typeof RULE_FIELDS)[number]

/** `is` ignores case; a taxonomy that ends in ` > *` covers everything below it. */
export type CategoryRule = { readonly field: RuleField; readonly is: string; readonly category: string }

export type CategoryTitles = Readonly<Partial<Record<Language, string>>>

/** How the products of an imported catalogue map to the shop's category tree. */
export type CategoryMapping = {
  /** By path, such as `furniture/tables`. A title is needed in at least one language, which the others fall back to. */
  readonly categories: Readonly<Record<string, CategoryTitles>>
  /** The first matching rule wins. */
  readonly rules: readonly CategoryRule[]
  /** The path for products that match no rule. */
  readonly fallback: string
}

/** The product data that rules are matched against. */
export type CategoryFacts = {
  readonly taxonomy: string
  readonly type: string
  readonly collections: readonly string[]
  readonly tags: readonly string[]
}

export const NO_CATEGORIES: CategoryMapping = {
  categories: { more: { en: 'More', it: 'Altro', es: 'Más', de: 'Weiteres', fr: 'Autres' } },
  rules: [],
  fallback: 'more',
}

/** Spec §3: the category tree has at most three levels. */
const LEVEL_CAP = 3

/** Whether the text is a category path, such as `furniture/tables`. */
export function isCategoryPath(text: string): boolean {
  const slugs = text.split('/')
  return slugs.length <= LEVEL_CAP && slugs.every((slug) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
}

/** `language` is null if the title is in the requested language. */
export type CategoryTitle = { readonly title: string; readonly language: Language | null }

/** Falls back to English, then to any language; null if there is no title at all. */
export function titleIn(titles: CategoryTitles | undefined, requested: Language): CategoryTitle | null {
  for (const language of [requested, ...LANGUAGES]) {
    const title = titles?.[language]
    if (title) return { title, language: language === requested ? null : language }
  }
  return null
}

/** Rules are indexed by text, since a large catalogue has thousands of them. */
export type Categorizer = {
  /** Returns the first rule that matches the product; null if none does. */
  find(facts: CategoryFacts): CategoryRule | null
  /**
   * Adds a rule for a product that matches none: for its taxonomy, else its type, else its first collection, else a tag
   * that is the name of an existing category. Null if the product has none of these.
   */
  propose(facts: CategoryFacts): CategoryRule | null
  /** Returns the mapping with the proposed rules and their categories. */
  mapping(): CategoryMapping
}

export function createCategorizer(start: CategoryMapping): Categorizer {
  const rules: CategoryRule[] = []
  const categories = { ...start.categories }
  const positions = new Map<string, number>()
  const paths = new Map<string, string>()

  function addRule(rule: CategoryRule): CategoryRule {
    const key = keyOf(rule.field, rule.is)
    if (!positions.has(key)) positions.set(key, rules.length)
    rules.push(rule)
    return rule
  }

  function indexCategory(path: string): void {
    const slug = path.slice(path.lastIndexOf('/') + 1)
    for (const name of [slug, singularOf(slug)]) if (!paths.has(name)) paths.set(name, path)
  }

  /** The category whose last level has this name, in the singular or the plural: `Table` finds `furniture/tables`. */
  function findCategoryByName(name: string): string | null {
    const slug = toSlug(name)
    return paths.get(slug) ?? paths.get(singularOf(slug)) ?? null
  }

  function proposeFrom(field: RuleField, text: string): CategoryRule | null {
    const names = splitLevels(text)
    const slugs = names.map(toSlug)
    if (isMeaningless(text.trim(), slugs)) return null
    const existing = names.length === 1 ? findCategoryByName(text) : null
    if (existing === null) {
      for (const [level, name] of names.entries()) {
        const path = slugs.slice(0, level + 1).join('/')
        categories[path] ??= { en: name }
        indexCategory(path)
      }
    }
    return addRule({ field, is: text.trim(), category: existing ?? slugs.join('/') })
  }

  for (const rule of start.rules) addRule(rule)
  for (const path of Object.keys(start.categories)) indexCategory(path)

  return {
    find(facts) {
      const found = ruleKeys(facts).flatMap((key) => positions.get(key) ?? [])
      return rules[Math.min(...found)] ?? null
    },
    propose({ taxonomy, type, collections, tags }) {
      const collection = collections.find((title) => !GENERIC_NAMES.has(toSlug(title))) ?? ''
      return (
        proposeFrom('taxonomy', taxonomy) ??
        proposeFrom('type', type) ??
        proposeFrom('collection', collection) ??
        proposeFrom('tag', tags.find((tag) => findCategoryByName(tag) !== null) ?? '')
      )
    },
    mapping: () => ({ categories: { ...categories }, rules: [...rules], fallback: start.fallback }),
  }
}

function keyOf(field: RuleField, text: string): string {
  return `${field}: ${text.trim().toLowerCase()}`
}

/** The keys of all rules that could match the product. */
function ruleKeys({ taxonomy, type, collections, tags }: CategoryFacts): string[] {
  const levels = taxonomy.split(' > ')
  const above = levels.slice(1).map((_, level) => `${levels.slice(0, level + 1).join(' > ')} > *`)
  return [
    ...[taxonomy, ...above].map((path) => keyOf('taxonomy', path)),
    keyOf('type', type),
    ...collections.map((title) => keyOf('collection', title)),
    ...tags.map((tag) => keyOf('tag', tag)),
  ]
}

/** Names that say nothing about a product, because they apply to everything. */
const GENERIC_NAMES = new Set([
  ...['all', 'all-products', 'frontpage', 'home-page', 'homepage', 'products', 'uncategorized'],
  ...['tutti', 'alle', 'todos', 'tous', 'new', 'sale', 'featured', 'best-sellers', 'bestsellers'],
])

/** A bare taxonomy code without a name, such as `sg-4-17-2`. */
const TAXONOMY_CODE = /^[a-z]{2}(?:-\d+)+$|^\d+$/

function isMeaningless(text: string, slugs: readonly string[]): boolean {
  if (slugs.length === 0 || slugs.includes('') || TAXONOMY_CODE.test(text)) return true
  return slugs.every(isMeaninglessSlug)
}

/** Whether a slug, such as `all` or `frontpage`, says nothing about its products. */
export function isMeaninglessSlug(slug: string): boolean {
  return GENERIC_NAMES.has(slug)
}

/** Returns at most three level names; of a deeper path, the first two and the last. */
function splitLevels(text: string): string[] {
  const names = text
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.length <= LEVEL_CAP ? names : [...names.slice(0, LEVEL_CAP - 1), ...names.slice(-1)]
}

function singularOf(slug: string): string {
  return slug.endsWith('s') ? slug.slice(0, -1) : slug
}
