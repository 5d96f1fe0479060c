import { z } from 'zod'
import { LANGUAGES, type Language } from '#domain/language.ts'
import {
  ATTRIBUTE_NAMESPACE,
  type AttributeKey,
  type CustomerRestriction,
  parseProductAttributes,
} from '#domain/product-attributes.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type CommerceClientOptions, type CommerceRequest, nameOf } from './request.ts'

/** A product in a list of all pages of the shop. */
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
   * Where the products of the shop are, in the order of their ids, page by page. Little is read of each, so that
   * the whole of a large catalogue can be gone through. `after` is a cursor, null for the first page.
   */
  listHandles(asked: {
    after: string | null
  }): Promise<Result<{ products: ListedProduct[]; nextCursor: string | null }, 'product-fetch-failed'>>
}

/** As many as the service gives at once. */
const PAGE_SIZE = 250

export function createListingCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
): ListingCalls {
  return {
    async listHandles({ after }) {
      const answer = await request(LIST_HANDLES, { first: PAGE_SIZE, after, identifiers: IDENTIFIERS })
      if (!answer.ok) return refuse('product-fetch-failed')
      const parsed = listData.safeParse(answer.value)
      if (!parsed.success) {
        const details = z.prettifyError(parsed.error)
        report({ operation: nameOf(LIST_HANDLES), code: 'answer-malformed', status: 200, details })
        return refuse('product-fetch-failed')
      }
      const { nodes, pageInfo } = parsed.data.products
      const nextCursor = pageInfo.hasNextPage ? pageInfo.endCursor : null
      return ok({ products: nodes.map(toListedProduct), nextCursor })
    },
  }
}

const KEYS = ['localizedSlugs', 'customerRestrictions', 'internalUseOnly'] as const satisfies AttributeKey[]
const IDENTIFIERS = KEYS.map((key) => ({ namespace: ATTRIBUTE_NAMESPACE, key }))

/** In English: the handle is then the original one. */
const LIST_HANDLES = `query ListHandles($first: Int!, $after: String, $identifiers: [HasMetafieldsIdentifier!]!)
@inContext(country: US, language: EN) {
  products(first: $first, after: $after, sortKey: ID) {
    nodes { id handle updatedAt metafields(identifiers: $identifiers) { key value } }
    pageInfo { hasNextPage endCursor }
  }
}`

const wireListed = z.object({
  id: z.string(),
  handle: z.string(),
  updatedAt: z.string(),
  metafields: z.array(z.object({ key: z.string(), value: z.string() }).nullable()),
})

const listData = z.object({
  products: z.object({
    nodes: z.array(wireListed),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
})

function toListedProduct({ id, handle, updatedAt, metafields }: z.infer<typeof wireListed>): ListedProduct {
  const fields = new Map(metafields.flatMap((field) => (field ? [[field.key, field.value]] : [])))
  const { localizedSlugs, customerRestrictions, internalUseOnly } = parseProductAttributes(fields)
  const handles = LANGUAGES.map((language) => [language, localizedSlugs[language] ?? handle])
  return { id, handles: Object.fromEntries(handles), updatedAt, customerRestrictions, internalUseOnly }
}
