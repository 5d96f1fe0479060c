import { z } from 'zod'
import { idNumber } from '#domain/ids.ts'
import { isLanguage, type Language } from '#domain/market/language.ts'
import type { Picture } from '#domain/product/product.ts'
import {
  ATTRIBUTE_NAMESPACE,
  DESCRIPTION_LANGUAGE_KEY,
  TEXT_LANGUAGE_KEY,
} from '#domain/product/product-attributes.ts'
import { type ShowsPicture, shownPicture } from '#domain/product/shown-picture.ts'
import { ok, type Result } from '#domain/result.ts'
import { CONTEXT_VARIABLES, createProductCall, IN_CONTEXT } from './product-call.ts'
import type { CommerceClientOptions, CommerceContext, CommerceRequest } from './request.ts'
import { IMAGE_FIELDS, wireImage } from './wire-shapes.ts'

/** `titleLanguage` is set if the title is not in the requested language. */
export type ListedCollection = {
  readonly handle: string
  readonly title: string
  readonly titleLanguage: Language | null
}

/** A collection of the commerce service, custom or smart. */
export type ShopCollection = ListedCollection & {
  /** The numeric part of its id. */
  readonly number: string
  /** Plain text; empty if there is none. */
  readonly description: string
  readonly descriptionHtml: string
  readonly descriptionLanguage: Language | null
  readonly picture: Picture | null
  readonly seo: { readonly title: string | null; readonly description: string | null }
  /** In the collection's own order; null if there are more than `ORDERED_MAX`. */
  readonly productIds: readonly string[] | null
}

/** Products of a larger collection are not read, because the search index finds them by the collection's number. */
export const ORDERED_MAX = 500

export type CollectionCalls = {
  getShopCollection(
    handle: string,
    context: CommerceContext,
  ): Promise<Result<ShopCollection | null, 'product-fetch-failed'>>
  /** All collections in a language, by title; at most `COLLECTIONS_MAX`. */
  listShopCollections(context: CommerceContext): Promise<Result<ListedCollection[], 'product-fetch-failed'>>
  /** Collections with products, by title, each with its own picture or that of its first product. */
  findShownCollections(
    context: CommerceContext,
    limit: number,
  ): Promise<Result<(ListedCollection & { readonly picture: Picture | null })[], 'product-fetch-failed'>>
  /** The numbers of each product's collections, by product id; at most 250 per product. */
  findCollectionNumbers(
    productIds: readonly string[],
    context: CommerceContext,
  ): Promise<Result<Map<string, string[]>, 'product-fetch-failed'>>
}

/** The maximum page size of the service. */
export const PAGE_SIZE = 250
/** The maximum number of collections on one page. */
export const COLLECTIONS_MAX = 1000
/** Each shown collection takes several lookups, and the service refuses queries that are too complex. */
const SHOWN_AT_ONCE = 40
/** Stays below the service's cost limit. */
const PRODUCTS_AT_ONCE = 100

export function createCollectionCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
  shows: ShowsPicture,
): CollectionCalls {
  const call = createProductCall(request, report)

  async function readMemberIds(
    handle: string,
    first: ProductPage,
    context: CommerceContext,
  ): Promise<Result<string[] | null, 'product-fetch-failed'>> {
    let page = first
    const ids = page.nodes.map(({ id }) => id)
    while (page.pageInfo.hasNextPage) {
      if (ids.length >= ORDERED_MAX) return ok(null)
      const after = page.pageInfo.endCursor
      const result = await call(LIST_MEMBERS, membersData, { handle, after }, context)
      if (!result.ok) return result
      if (!result.value.collection) break
      page = result.value.collection.products
      ids.push(...page.nodes.map(({ id }) => id))
    }
    return ok(ids)
  }

  async function readAll<Node>(
    { query, schema, pageSize, maxCount }: Listing<Node>,
    context: CommerceContext,
  ): Promise<Result<Node[], 'product-fetch-failed'>> {
    const nodes: Node[] = []
    let after: string | null = null
    do {
      const first = Math.min(pageSize, maxCount - nodes.length)
      const result: Result<CollectionPage<Node>, 'product-fetch-failed'> = await call(
        query,
        schema,
        { first, after },
        context,
      )
      if (!result.ok) return result
      const { collections }: CollectionPage<Node> = result.value
      nodes.push(...collections.nodes)
      after = collections.pageInfo.hasNextPage ? collections.pageInfo.endCursor : null
    } while (after !== null && nodes.length < maxCount)
    return ok(nodes)
  }

  return {
    async getShopCollection(handle, context) {
      const result = await call(GET_COLLECTION, collectionData, { handle }, context)
      if (!result.ok || !result.value.collection) return result.ok ? ok(null) : result
      const { id, title, description, descriptionHtml, seo, image, products, ...found } =
        result.value.collection
      const productIds = await readMemberIds(found.handle, products, context)
      if (!productIds.ok) return productIds
      return ok({
        number: idNumber(id),
        handle: found.handle,
        title,
        titleLanguage: found.titleLanguage,
        description,
        descriptionHtml,
        descriptionLanguage: found.descriptionLanguage,
        seo,
        picture: shownPicture(image, shows),
        productIds: productIds.value,
      })
    },
    async listShopCollections(context) {
      return readAll(
        { query: LIST_COLLECTIONS, schema: listData, pageSize: PAGE_SIZE, maxCount: COLLECTIONS_MAX },
        context,
      )
    },
    async findShownCollections(context, limit) {
      const found = await readAll(
        { query: FIND_SHOWN, schema: shownData, pageSize: SHOWN_AT_ONCE, maxCount: limit },
        context,
      )
      if (!found.ok) return found
      const nonEmpty = found.value.filter(({ products }) => products.nodes.length > 0)
      return ok(
        nonEmpty.map(({ image, products, ...collection }) => ({
          ...collection,
          picture:
            shownPicture(image, shows) ?? shownPicture(products.nodes[0]?.featuredImage ?? null, shows),
        })),
      )
    },
    async findCollectionNumbers(productIds, context) {
      const found = new Map<string, string[]>()
      for (let start = 0; start < productIds.length; start += PRODUCTS_AT_ONCE) {
        const ids = productIds.slice(start, start + PRODUCTS_AT_ONCE)
        const result = await call(FIND_COLLECTIONS, numbersData, { ids }, context)
        if (!result.ok) return result
        for (const node of result.value.nodes) {
          if (node)
            found.set(
              node.id,
              node.collections.nodes.map(({ id }) => idNumber(id)),
            )
        }
      }
      return ok(found)
    },
  }
}

const TITLE_FIELDS = `handle title
    titleLanguage: metafield(namespace: "${ATTRIBUTE_NAMESPACE}", key: "${TEXT_LANGUAGE_KEY}") { value }`

const PAGE_INFO = 'pageInfo { hasNextPage endCursor }'
const PAGE = `nodes { id } ${PAGE_INFO}`

const GET_COLLECTION = `query GetCollection($handle: String!, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  collection(handle: $handle) {
    id description descriptionHtml seo { title description } image { ${IMAGE_FIELDS} }
    ${TITLE_FIELDS}
    descriptionLanguage: metafield(namespace: "${ATTRIBUTE_NAMESPACE}", key: "${DESCRIPTION_LANGUAGE_KEY}") { value }
    products(first: ${PAGE_SIZE}) { ${PAGE} }
  }
}`

const LIST_MEMBERS = `query ListMembers($handle: String!, $after: String, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  collection(handle: $handle) { products(first: ${PAGE_SIZE}, after: $after) { ${PAGE} } }
}`

const LIST_COLLECTIONS = `query ListCollections($first: Int!, $after: String, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  collections(first: $first, after: $after, sortKey: TITLE) { nodes { ${TITLE_FIELDS} } ${PAGE_INFO} }
}`

const FIND_SHOWN = `query FindShownCollections($first: Int!, $after: String, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  collections(first: $first, after: $after, sortKey: TITLE) {
    ${PAGE_INFO}
    nodes {
      ${TITLE_FIELDS}
      image { ${IMAGE_FIELDS} }
      products(first: 1) { nodes { featuredImage { ${IMAGE_FIELDS} } } }
    }
  }
}`

const FIND_COLLECTIONS = `query FindCollections($ids: [ID!]!, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  nodes(ids: $ids) { ... on Product { id collections(first: ${PAGE_SIZE}) { nodes { id } } } }
}`

const languageField = z
  .object({ value: z.string() })
  .nullable()
  .transform((field) => (isLanguage(field?.value) ? field.value : null))

const listed = z.object({ handle: z.string(), title: z.string(), titleLanguage: languageField })

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() })

const productPage = z.object({ nodes: z.array(z.object({ id: z.string() })), pageInfo })
type ProductPage = z.infer<typeof productPage>

const collectionData = z.object({
  collection: listed
    .extend({
      id: z.string(),
      description: z.string(),
      descriptionHtml: z.string(),
      descriptionLanguage: languageField,
      seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
      image: wireImage.nullable(),
      products: productPage,
    })
    .nullable(),
})

const membersData = z.object({ collection: z.object({ products: productPage }).nullable() })

type CollectionPage<Node> = {
  collections: { nodes: Node[]; pageInfo: z.infer<typeof pageInfo> }
}

/** A query with `$first` and `$after`, its page size and the maximum number of collections. */
type Listing<Node> = {
  query: string
  schema: z.ZodType<CollectionPage<Node>>
  pageSize: number
  maxCount: number
}

const listData = z.object({ collections: z.object({ nodes: z.array(listed), pageInfo }) })

const shownData = z.object({
  collections: z.object({
    nodes: z.array(
      listed.extend({
        image: wireImage.nullable(),
        products: z.object({ nodes: z.array(z.object({ featuredImage: wireImage.nullable() })) }),
      }),
    ),
    pageInfo,
  }),
})

const numbersData = z.object({
  nodes: z.array(
    z
      .object({
        id: z.string(),
        collections: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
      })
      .nullable(),
  ),
})
