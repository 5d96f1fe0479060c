import { z } from 'zod'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import {
  ATTRIBUTE_NAMESPACE,
  type AttributeKey,
  type CustomerRestriction,
  parseProductAttributes,
} from '#domain/product/product-attributes.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type CommerceClientOptions, type CommerceRequest, nameOf } from './request.ts'

/** A product in the list of all pages of the shop. */
export type ListedProduct = {
  readonly id: string
  /** Its handle in every language. */
  readonly handles: Readonly<Record<Language, string>>
  /** ISO 8601, UTC. */
  readonly updatedAt: string
  readonly customerRestrictions: CustomerRestriction | null
  readonly internalUseOnly: boolean
}

export type ListingCalls = {
  /**
   * The paths of all products, in the order of their ids, page by page. Only a few fields are loaded, so that
   * a large catalogue can be read completely. `after` is a cursor, null for the first page.
   */
  listHandles(requested: {
    after: string | null
  }): Promise<Result<{ products: ListedProduct[]; nextCursor: string | null }, 'product-fetch-failed'>>
  /** The number of products in a page, without the products: several times as fast. */
  countProductBatch(requested: {
    after: string | null
  }): Promise<Result<{ count: number; nextCursor: string | null }, 'product-fetch-failed'>>
}

/** The maximum page size of the service. */
const PAGE_SIZE = 250

export function createListingCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
): ListingCalls {
  async function page<Node>(
    operation: string,
    node: z.ZodType<Node>,
    variables: Record<string, unknown>,
  ): Promise<Result<{ nodes: Node[]; nextCursor: string | null }, 'product-fetch-failed'>> {
    const result = await request(operation, { first: PAGE_SIZE, ...variables })
    if (!result.ok) return refuse('product-fetch-failed')
    const parsed = listData(node).safeParse(result.value)
    if (!parsed.success) {
      const details = z.prettifyError(parsed.error)
      report({ operation: nameOf(operation), code: 'answer-malformed', status: 200, details })
      return refuse('product-fetch-failed')
    }
    const { nodes, pageInfo } = parsed.data.products
    return ok({ nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null })
  }

  return {
    async listHandles({ after }) {
      const found = await page(LIST_HANDLES, wireListed, { after, identifiers: IDENTIFIERS })
      if (!found.ok) return found
      const { nodes, nextCursor } = found.value
      return ok({ products: nodes.map(toListedProduct), nextCursor })
    },
    async countProductBatch({ after }) {
      const found = await page(PRODUCT_IDS, z.object({ id: z.string() }), { after })
      if (!found.ok) return found
      const { nodes, nextCursor } = found.value
      return ok({ count: nodes.length, nextCursor })
    },
  }
}

const KEYS = ['localizedSlugs', 'customerRestrictions', 'internalUseOnly'] as const satisfies AttributeKey[]
const IDENTIFIERS = KEYS.map((key) => ({ namespace: ATTRIBUTE_NAMESPACE, key }))

/** In English, so that the handle is the original one. */
const LIST_HANDLES = `query ListHandles($first: Int!, $after: String, $identifiers: [HasMetafieldsIdentifier!]!)
@inContext(country: US, language: EN) {
  products(first: $first, after: $after, sortKey: ID) {
    nodes { id handle updatedAt metafields(identifiers: $identifiers) { key value } }
    pageInfo { hasNextPage endCursor }
  }
}`

const PRODUCT_IDS = `query SkimProducts($first: Int!, $after: String) @inContext(country: US, language: EN) {
  products(first: $first, after: $after, sortKey: ID) { nodes { id } pageInfo { hasNextPage endCursor } }
}`

const wireListed = z.object({
  id: z.string(),
  handle: z.string(),
  updatedAt: z.string(),
  metafields: z.array(z.object({ key: z.string(), value: z.string() }).nullable()),
})

function listData<Node>(node: z.ZodType<Node>) {
  return z.object({
    products: z.object({
      nodes: z.array(node),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  })
}

function toListedProduct({ id, handle, updatedAt, metafields }: z.infer<typeof wireListed>): ListedProduct {
  const fields = new Map(metafields.flatMap((field) => (field ? [[field.key, field.value]] : [])))
  const { localizedSlugs, customerRestrictions, internalUseOnly } = parseProductAttributes(fields)
  const handles = LANGUAGES.map((language) => [language, localizedSlugs[language] ?? handle])
  return { id, handles: Object.fromEntries(handles), updatedAt, customerRestrictions, internalUseOnly }
}
