import { commerceContextOf } from '#app/visitor/commerce-context.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { CommerceClient, CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { type CountedCategory, findCategoryLine } from '#clients/search/categories/find-category-tree.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import type { Product } from '#domain/product/product.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { attributesFor, mayRequestProduct, maySeeProduct, maySeeTradePrices } from '#domain/visitor/roles.ts'
import { type EditorialKeys, editorialKeysOf } from './load-editorial.server.ts'
import type { ProductView } from './product-view.ts'
import { safeDescription } from './safe-description.ts'
import { toProductView } from './to-product-view.ts'

type ProductSources = {
  readonly commerce: CommerceClient
  readonly content: ContentClient
  /** The categories of the catalogue, for a shop whose editors have not described them. */
  readonly findCategories: () => Promise<Result<CountedCategory[], 'search-failed'>>
}
/** `keys` find its editorial content; null if that requires reading the product in English. */
export type LoadedProduct = { readonly view: ProductView; readonly keys: EditorialKeys | null }

type Refusal = 'product-not-found' | 'product-fetch-failed' | 'trade-only'

/**
 * The product with a handle in the visitor's language. The `path` of its view differs from the requested one when the
 * handle is that of another language or differs in case: the page then redirects to it.
 */
export async function loadProduct(
  { commerce, content, findCategories }: ProductSources,
  slug: string,
  visitor: Visitor,
  now: Date,
): Promise<Result<LoadedProduct, Refusal>> {
  const context = commerceContextOf(visitor)
  const found = await findProduct(commerce, slug, context)
  if (!found.ok) return found
  const { role } = visitor
  const product = { ...found.value, attributes: attributesFor(role, found.value.attributes) }
  const { customerRestrictions, internalUseOnly } = product.attributes
  if (!maySeeProduct(role, { customerRestrictions, internalUseOnly })) {
    const isForTrade = !internalUseOnly && !maySeeTradePrices(role)
    return refuse(isForTrade ? 'trade-only' : 'product-not-found')
  }
  const breadcrumbs = await loadBreadcrumbs({ content, findCategories }, product, visitor)
  const view = toProductView(product, {
    locale: visitor.locale,
    now,
    breadcrumbs,
    descriptionHtml: safeDescription(product.descriptionHtml),
  })
  return ok({
    view: mayRequestProduct(role) ? { ...view, mayRequest: true } : view,
    keys: context.language === 'en' ? editorialKeysOf(product) : null,
  })
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
  const elsewhere = await Promise.all(
    others.map((language) => commerce.getProduct({ handle }, { ...context, language })),
  )
  const foreign = elsewhere.find((result) => result.ok)
  if (!foreign?.ok) return found
  const own = await commerce.findProductsByIds([foreign.value.id], context)
  if (!own.ok) return own
  return own.value[0] ? ok(own.value[0]) : found
}

/** From the top level to the product's own category; empty when the service that describes it is unavailable. */
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
    const line = tree.ok ? findCategoryLine(tree.value, categoryPath) : null
    return (line ?? []).map(({ title, url }) => ({ title, url }))
  }
  const { breadcrumbs, title, url } = category.value
  return [...breadcrumbs, { title, url }]
}
