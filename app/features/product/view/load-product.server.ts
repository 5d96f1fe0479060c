import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { CommerceClient, CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { type CountedCategory, findCategoryPath } from '#clients/search/categories/find-category-tree.ts'
import type { DeliveryDay } from '#domain/delivery/delivery-notices.ts'
import { globalId, idNumber } from '#domain/ids.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { optionStates } from '#domain/product/option-states.ts'
import type { AllVariants, Product, ProductOption, SelectedOption, Variant } from '#domain/product/product.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { canBeSampled } from '#domain/trade/samples.ts'
import {
  attributesFor,
  mayOrderSamples,
  mayRequestProduct,
  maySeeProduct,
  maySeeTradePrices,
  type Role,
} from '#domain/visitor/roles.ts'
import { OPTION_PARAMETERS } from '../paths.ts'
import { type EditorialKeys, toEditorialKeys } from './load-editorial.server.ts'
import { chooseVariant, type OptionChoice, type ProductView, type VariantView } from './product-view.ts'
import { toProductView } from './to-product-view.ts'

type ProductSources = {
  readonly commerce: CommerceClient
  readonly content: ContentClient
  /** Fallback for a shop whose editors have not described categories. */
  readonly findCategories: () => Promise<Result<CountedCategory[], 'search-failed'>>
}
/** `keys` identify the product's editorial content; null if the product was not loaded in English. */
export type LoadedProduct = {
  readonly view: ProductView
  readonly keys: EditorialKeys | null
  /** The number of the variant that was chosen by its options; null if none was. */
  readonly chosenNumber: string | null
}

type Refusal = 'product-not-found' | 'product-fetch-failed' | 'trade-only'

/** Caches sanitized descriptions across requests. */
const sanitizedDescriptions = new LRUCache<string, string>({
  max: 2_000,
  memoMethod: (html) => sanitizeHtml(html, DESCRIPTION_TAGS),
})

/** The tags of a description; its headings are one level below those of the page. */
const DESCRIPTION_TAGS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
}

type ChosenVariant = {
  /** Null if there is no such variant, or if none was chosen and a loaded one is for sale. */
  readonly variant: Variant | null
  readonly isByOptions: boolean
  /** The chosen values, if no variant has this combination. */
  readonly missing: readonly SelectedOption[] | null
}

/**
 * The product with a handle in the visitor's language. The `path` of its view differs from the requested one when the
 * handle is that of another language or differs in case: the page then redirects to it. `search` chooses the variant of
 * a product that has too many to load them all: `variant`, or `option1` to `option3`.
 */
export async function loadProduct(
  { commerce, content, findCategories }: ProductSources,
  slug: string,
  visitor: Visitor,
  house: DeliveryDay,
  search = new URLSearchParams(),
): Promise<Result<LoadedProduct, Refusal>> {
  const context = toCommerceContext(visitor)
  const found = await findProduct(commerce, slug, context)
  if (!found.ok) return found
  const { role } = visitor
  const visible = visibleProduct(found.value, role)
  if (!visible.ok) return visible
  const product = visible.value
  const [breadcrumbs, chosen] = await Promise.all([
    loadBreadcrumbs({ content, findCategories }, product, visitor),
    product.allVariants ? loadChosenVariant(commerce, product, search, context) : null,
  ])
  if (chosen?.ok === false) return chosen
  const variant = chosen?.value.variant ?? null
  const chosenNumber = variant !== null && chosen?.value.isByOptions ? idNumber(variant.id) : null
  const isLoaded = variant === null || product.variants.some(({ id }) => id === variant.id)
  const shown = isLoaded ? product : { ...product, variants: [...product.variants, variant] }
  const view = toProductView(shown, {
    locale: visitor.locale,
    house,
    breadcrumbs,
    descriptionHtml: safeDescription(product.descriptionHtml),
  })
  return ok({
    view: {
      ...view,
      ...(mayRequestProduct(role) && { mayRequest: true }),
      ...(mayOrderSamples(role) && hasSamples(product) && { hasSamples: true }),
      ...(product.allVariants && {
        choice: toOptionChoice(product, product.allVariants, {
          missing: chosen?.value.missing ?? null,
          shown: chooseVariant(view.variants, chosenNumber ?? search.get('variant')),
        }),
      }),
    },
    chosenNumber,
    keys: context.language === 'en' ? toEditorialKeys(product) : null,
  })
}

/** Returns the product as a visitor with this role may see it, or a refusal. */
export function visibleProduct(
  product: Product,
  role: Role,
): Result<Product, 'product-not-found' | 'trade-only'> {
  const attributes = attributesFor(role, product.attributes)
  const { customerRestrictions, internalUseOnly } = attributes
  if (maySeeProduct(role, { customerRestrictions, internalUseOnly })) return ok({ ...product, attributes })
  return refuse(!internalUseOnly && !maySeeTradePrices(role) ? 'trade-only' : 'product-not-found')
}

function hasSamples({ options }: Product): boolean {
  return options.some(({ name }) => canBeSampled(name))
}

/** Returns the options with the state of each value in combination with the other chosen ones. */
function toOptionChoice(
  { availableForSale, options }: Product,
  { combinations, lowestPrice, highestPrice }: AllVariants,
  { missing, shown }: { missing: readonly SelectedOption[] | null; shown: VariantView | undefined },
): OptionChoice {
  const selected = missing ?? shown?.selectedOptions ?? []
  const values = options.map(({ name }) => selected.find((option) => option.name === name)?.value ?? '')
  return {
    missing,
    isAnyForSale: availableForSale,
    states: combinations && optionStates(options, combinations, values),
    prices: { lowest: lowestPrice, highest: highestPrice },
    count: combinations && {
      all: combinations.length,
      forSale: combinations.filter(({ isForSale }) => isForSale).length,
    },
  }
}

/** Spec §7: looked up by the lower-cased handle; failing that, by the handles of the other languages. */
async function findProduct(
  commerce: CommerceClient,
  slug: string,
  context: CommerceContext,
): Promise<Result<Product, 'product-not-found' | 'product-fetch-failed'>> {
  const handle = slug.toLowerCase()
  const found = await commerce.getProduct({ handle }, context)
  if (found.ok || found.code !== 'product-not-found') return found
  const others = LANGUAGES.filter((language) => language !== context.language)
  const otherResults = await Promise.all(
    others.map((language) => commerce.getProduct({ handle }, { ...context, language })),
  )
  const otherMatch = otherResults.find((result) => result.ok)
  if (!otherMatch?.ok) return found
  const own = await commerce.findProductsByIds([otherMatch.value.id], context)
  if (!own.ok) return own
  return own.value[0] ? ok(own.value[0]) : found
}

/**
 * Returns the categories from the top level to the product's own. The list is empty when the service that describes
 * them is unavailable.
 */
async function loadBreadcrumbs(
  { content, findCategories }: Pick<ProductSources, 'content' | 'findCategories'>,
  { categoryPath }: Product,
  { language, isPreview }: Visitor,
): Promise<ProductView['breadcrumbs']> {
  if (categoryPath === null) return []
  const category = await content.getCategory({ path: categoryPath, language, isPreview })
  if (!category.ok) return []
  if (category.value === null) {
    const tree = await findCategories()
    const line = tree.ok ? findCategoryPath(tree.value, categoryPath) : null
    return (line ?? []).map(({ title, titleLanguage, url }) => ({ title, titleLanguage, url }))
  }
  const { breadcrumbs, title, url } = category.value
  return [...breadcrumbs, { title, url }]
}

/**
 * Sanitizes the description of a product. A hosted shop returns whatever its editors wrote: scripts, styles, frames,
 * forms, pictures and attributes are removed, and links may lead to the web only.
 */
function safeDescription(html: string): string {
  return sanitizedDescriptions.memo(html)
}

/**
 * Chooses a variant of a product with more variants than are loaded: the one that the URL names by options or number,
 * otherwise one that is for sale if no loaded one is.
 */
async function loadChosenVariant(
  commerce: Pick<CommerceClient, 'findVariant'>,
  product: Product,
  search: URLSearchParams,
  context: CommerceContext,
): Promise<Result<ChosenVariant, 'product-fetch-failed'>> {
  const { id: productId, variants } = product
  const options = readOptions(search, product.options)
  if (options) {
    const found = await commerce.findVariant({ productId, choice: { by: 'options', options } }, context)
    if (!found.ok) return found
    return ok({ variant: found.value, isByOptions: true, missing: found.value ? null : options })
  }
  const chosen = await findByNumber(commerce, product, search.get('variant') ?? '', context)
  if (!chosen.ok) return chosen
  if (chosen.value || variants.some(({ availableForSale }) => availableForSale))
    return ok({ variant: chosen.value, isByOptions: false, missing: null })
  const first = await commerce.findVariant({ productId, choice: { by: 'availability' } }, context)
  return first.ok ? ok({ variant: first.value, isByOptions: false, missing: null }) : first
}

async function findByNumber(
  commerce: Pick<CommerceClient, 'findVariant'>,
  { id: productId, variants }: Product,
  number: string,
  context: CommerceContext,
): Promise<Result<Variant | null, 'product-fetch-failed'>> {
  if (!/^\d{1,19}$/.test(number)) return ok(null)
  const id = globalId('ProductVariant', number)
  const loaded = variants.find((variant) => variant.id === id)
  return loaded ? ok(loaded) : commerce.findVariant({ productId, choice: { by: 'id', id } }, context)
}

/** Returns null unless a valid value of each option is given. */
function readOptions(search: URLSearchParams, options: readonly ProductOption[]): SelectedOption[] | null {
  const chosen = options.flatMap(({ name, values }, index) => {
    const value = search.get(OPTION_PARAMETERS[index] ?? '')
    return value !== null && values.some((known) => known.name === value) ? [{ name, value }] : []
  })
  return chosen.length > 0 && chosen.length === options.length ? chosen : null
}
