import { z } from 'zod'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type CommerceClientOptions,
  type CommerceContext,
  type CommerceRequest,
  contextVariables,
  nameOf,
} from './request.ts'

/** A collection of the commerce service, custom or smart. */
export type ShopCollection = {
  readonly handle: string
  readonly title: string
  /** Plain text; empty if there is none. */
  readonly description: string
  readonly seo: { readonly title: string | null; readonly description: string | null }
  /** Its first products in its own order, at most 96 (Spec §5). */
  readonly productIds: readonly string[]
}

export type CollectionCalls = {
  /** The collection with a handle; null if there is none. */
  getShopCollection(
    handle: string,
    context: CommerceContext,
  ): Promise<Result<ShopCollection | null, 'product-fetch-failed'>>
  /** Handles and titles of all collections in a language, by title; at most 250. */
  listShopCollections(
    context: CommerceContext,
  ): Promise<Result<Pick<ShopCollection, 'handle' | 'title'>[], 'product-fetch-failed'>>
}

export function createCollectionCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
): CollectionCalls {
  async function call<Data>(
    operation: string,
    data: z.ZodType<Data>,
    variables: Record<string, unknown>,
    context: CommerceContext,
  ): Promise<Result<Data, 'product-fetch-failed'>> {
    const result = await request(operation, { ...variables, ...contextVariables(context) })
    if (!result.ok) return refuse('product-fetch-failed')
    const parsed = data.safeParse(result.value)
    if (parsed.success) return ok(parsed.data)
    const details = z.prettifyError(parsed.error)
    report({ operation: nameOf(operation), code: 'answer-malformed', status: 200, details })
    return refuse('product-fetch-failed')
  }

  return {
    async getShopCollection(handle, context) {
      const result = await call(GET_COLLECTION, collectionData, { handle }, context)
      if (!result.ok || !result.value.collection) return result.ok ? ok(null) : result
      const { products, ...collection } = result.value.collection
      return ok({ ...collection, productIds: products.nodes.map(({ id }) => id) })
    },
    async listShopCollections(context) {
      const result = await call(LIST_COLLECTIONS, listData, {}, context)
      return result.ok ? ok(result.value.collections.nodes) : result
    },
  }
}

const IN_CONTEXT = '@inContext(country: $country, language: $language, buyer: $buyer)'

const GET_COLLECTION = `query GetCollection($handle: String!, $language: LanguageCode, $country: CountryCode, $buyer: BuyerInput)
${IN_CONTEXT} {
  collection(handle: $handle) {
    handle title description seo { title description } products(first: 96) { nodes { id } }
  }
}`

const LIST_COLLECTIONS = `query ListCollections($language: LanguageCode, $country: CountryCode, $buyer: BuyerInput)
${IN_CONTEXT} {
  collections(first: 250, sortKey: TITLE) { nodes { handle title } }
}`

const collectionData = z.object({
  collection: z
    .object({
      handle: z.string(),
      title: z.string(),
      description: z.string(),
      seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
      products: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
    })
    .nullable(),
})

const listData = z.object({
  collections: z.object({ nodes: z.array(z.object({ handle: z.string(), title: z.string() })) }),
})
