import { z } from 'zod'
import type { Variant } from '#domain/product/product.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { CONTEXT_VARIABLES, createProductCall, IN_CONTEXT } from './product-call.ts'
import { ATTRIBUTE_IDENTIFIERS, PRODUCT_FIELDS, type WireProduct, wireProduct } from './product-shape.ts'
import type { CommerceClientOptions, CommerceContext, CommerceRequest } from './request.ts'
import { type CatalogueProduct, type ProductSettings, toProduct } from './to-product.ts'
import {
  addOtherVariants,
  findVariant,
  findVariantsByIds,
  type PricedVariant,
  type VariantChoice,
} from './variant-calls.ts'
import { findVariantSkus, type VariantSku } from './variant-skus.ts'

type ProductPage = {
  products: CatalogueProduct[]
  /** The cursor of the next page; null on the last one. */
  nextCursor: string | null
}

/** `updatedAt` is ISO 8601. */
export type UpdatedProduct = { readonly id: string; readonly updatedAt: string }

/** Best first, at most ten in each list. A product may be in both. */
export type RecommendedIds = {
  /** Chosen by the house. */
  readonly chosen: readonly string[]
  /** The most similar products. */
  readonly similar: readonly string[]
}

/** By default only the first ten variants of a product are read (Spec §9). */
type ReadOptions = { readonly variants?: 'all' }

/** The commerce client's calls that read products. Spec §8: 'product-fetch-failed'. */
export type ProductCalls = {
  /** Case-insensitive, by the handle in the context's language or the original one. */
  getProduct(
    requested: { handle: string },
    context: CommerceContext,
  ): Promise<Result<CatalogueProduct, 'product-not-found' | 'product-fetch-failed'>>
  /** The chosen variant of a product; null if there is none. */
  findVariant(
    requested: { productId: string; choice: VariantChoice },
    context: CommerceContext,
  ): Promise<Result<Variant | null, 'product-fetch-failed'>>
  /** Only visible variants, with public prices. */
  findVariantsByIds(
    ids: readonly string[],
    context: CommerceContext,
  ): Promise<Result<ReadonlyMap<string, PricedVariant>, 'product-fetch-failed'>>
  /** All variants of the products. */
  findVariantSkus(
    productIds: readonly string[],
    context: CommerceContext,
  ): Promise<Result<VariantSku[], 'product-fetch-failed'>>
  /** Only visible products, in the order of the ids. */
  findProductsByIds(
    ids: readonly string[],
    context: CommerceContext,
    options?: ReadOptions,
  ): Promise<Result<CatalogueProduct[], 'product-fetch-failed'>>
  /** All products in a fixed order, page by page (at most 250 per page). */
  listProducts(
    requested: { after: string | null; pageSize?: number },
    context: CommerceContext,
    options?: ReadOptions,
  ): Promise<Result<ProductPage, 'product-fetch-failed'>>
  /** At most `count` products whose texts contain a word of the given text, or with a variant with this SKU. */
  findProductsByText(
    requested: { text: string; count: number },
    context: CommerceContext,
    options?: ReadOptions,
  ): Promise<Result<CatalogueProduct[], 'product-fetch-failed'>>
  listProductIds(
    requested: { after: string | null; pageSize?: number },
    context: CommerceContext,
  ): Promise<Result<{ ids: string[]; nextCursor: string | null }, 'product-fetch-failed'>>
  /** Products changed since a time (ISO 8601), oldest change first, page by page. */
  listUpdatedProducts(requested: {
    since: string
    after: string | null
  }): Promise<Result<{ products: UpdatedProduct[]; nextCursor: string | null }, 'product-fetch-failed'>>
  findRecommendedIds(
    requested: { productId: string },
    context: CommerceContext,
  ): Promise<Result<RecommendedIds, 'product-fetch-failed'>>
}

/** Keeps a page of products with all their fields below the service's cost limit. */
const LIST_PAGE_SIZE = 100
const IDS_MAX = 250

export function createProductCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
  settings: ProductSettings,
): ProductCalls {
  const call = createProductCall(request, report)
  const withVariants = async (wire: WireProduct[], { variants }: ReadOptions, context: CommerceContext) => {
    const complete = variants === 'all' ? await addOtherVariants(call, wire, context) : ok(wire)
    return complete.ok ? ok(complete.value.map((product) => toProduct(product, settings))) : complete
  }

  return {
    async getProduct({ handle }, context) {
      const slug = handle.toLowerCase()
      const result = await call(GET_PRODUCT, productData, { slug, identifiers }, context)
      if (!result.ok) return result
      const { product } = result.value
      return product ? ok(toProduct(product, settings)) : refuse('product-not-found')
    },
    findVariant: ({ productId, choice }, context) =>
      findVariant(call, { productId, choice, shows: settings.shows }, context),
    findVariantsByIds: (ids, context) => findVariantsByIds(call, ids, context),
    findVariantSkus: (productIds, context) => findVariantSkus(call, productIds, context),
    async findProductsByIds(ids, context, options = {}) {
      const found: CatalogueProduct[] = []
      for (let start = 0; start < ids.length; start += IDS_MAX) {
        const result = await call(
          FIND_PRODUCTS,
          nodesData,
          { ids: ids.slice(start, start + IDS_MAX), identifiers },
          context,
        )
        if (!result.ok) return result
        const nodes = result.value.nodes.filter((node) => node !== null)
        const products = await withVariants(nodes, options, context)
        if (!products.ok) return products
        found.push(...products.value)
      }
      return ok(found)
    },
    async listProducts({ after, pageSize = LIST_PAGE_SIZE }, context, options = {}) {
      const result = await call(LIST_PRODUCTS, listData, { first: pageSize, after, identifiers }, context)
      if (!result.ok) return result
      const { nodes, pageInfo } = result.value.products
      const products = await withVariants(nodes, options, context)
      if (!products.ok) return products
      return ok({
        products: products.value,
        nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      })
    },
    async findProductsByText({ text, count }, context, options = {}) {
      // Quoted, so that search syntax in it has no effect.
      const query = `"${text.replaceAll(/["\\]/g, ' ')}"`
      const found = await call(SEARCH_PRODUCTS, searchData, { first: count, query, identifiers }, context)
      return found.ok ? withVariants(found.value.products.nodes, options, context) : found
    },
    async listProductIds({ after, pageSize = LIST_PAGE_SIZE }, context) {
      const result = await call(LIST_IDS, idsData, { first: pageSize, after }, context)
      if (!result.ok) return result
      const { nodes, pageInfo } = result.value.products
      return ok({
        ids: nodes.map(({ id }) => id),
        nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      })
    },
    async listUpdatedProducts({ since, after }) {
      const variables = { first: IDS_MAX, after, query: `updated_at:>='${since}'` }
      const result = await call(LIST_UPDATED, updatedData, variables, ANY_CONTEXT)
      if (!result.ok) return result
      const { nodes, pageInfo } = result.value.products
      return ok({ products: nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null })
    },
    async findRecommendedIds({ productId }, context) {
      const result = await call(FIND_RECOMMENDED, recommendedData, { productId }, context)
      if (!result.ok) return result
      const { chosen, similar } = result.value
      return ok({ chosen: toIds(chosen), similar: toIds(similar) })
    },
  }
}

const productData = z.object({ product: wireProduct.nullable() })
const nodesData = z.object({ nodes: z.array(wireProduct.nullable()) })
const recommendations = z.array(z.object({ id: z.string() })).nullable()
const recommendedData = z.object({ chosen: recommendations, similar: recommendations })
const listData = z.object({
  products: z.object({
    nodes: z.array(wireProduct),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
})

const searchData = z.object({ products: z.object({ nodes: z.array(wireProduct) }) })

const idsData = z.object({
  products: z.object({
    nodes: z.array(z.object({ id: z.string() })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
})

const updatedData = z.object({
  products: z.object({
    nodes: z.array(z.object({ id: z.string(), updatedAt: z.string() })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
})

/** The time of a change is the same in every language and country. */
const ANY_CONTEXT: CommerceContext = { language: 'en', country: 'US', buyer: null }

const identifiers = ATTRIBUTE_IDENTIFIERS
const VARIABLES = `$identifiers: [HasMetafieldsIdentifier!]!, ${CONTEXT_VARIABLES}`

const GET_PRODUCT = `query GetProductBySlug($slug: String!, ${VARIABLES}) ${IN_CONTEXT} {
  product(handle: $slug) { ...ProductFields }
} ${PRODUCT_FIELDS}`

const FIND_PRODUCTS = `query FindProducts($ids: [ID!]!, ${VARIABLES}) ${IN_CONTEXT} {
  nodes(ids: $ids) { ...ProductFields }
} ${PRODUCT_FIELDS}`

const LIST_PRODUCTS = `query ListProducts($first: Int!, $after: String, ${VARIABLES}) ${IN_CONTEXT} {
  products(first: $first, after: $after, sortKey: ID) {
    nodes { ...ProductFields }
    pageInfo { hasNextPage endCursor }
  }
} ${PRODUCT_FIELDS}`

const SEARCH_PRODUCTS = `query SearchProducts($first: Int!, $query: String!, ${VARIABLES}) ${IN_CONTEXT} {
  products(first: $first, query: $query) { nodes { ...ProductFields } }
} ${PRODUCT_FIELDS}`

const LIST_IDS = `query ListProductIds($first: Int!, $after: String, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  products(first: $first, after: $after, sortKey: ID) {
    nodes { id }
    pageInfo { hasNextPage endCursor }
  }
}`

const LIST_UPDATED = `query ListUpdated($first: Int!, $after: String, $query: String!, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  products(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
    nodes { id updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}`

const FIND_RECOMMENDED = `query FindRecommended($productId: ID!, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  chosen: productRecommendations(productId: $productId, intent: COMPLEMENTARY) { id }
  similar: productRecommendations(productId: $productId, intent: RELATED) { id }
}`

function toIds(products: z.infer<typeof recommendations>): string[] {
  return (products ?? []).map(({ id }) => id)
}
