import { z } from 'zod'
import type { CategoryTitles } from '#domain/catalogue/category-mapping.ts'
import type { Language } from '#domain/market/language.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import {
  ATTRIBUTE_NAMESPACE,
  type AttributeKey,
  type CustomerRestriction,
  parseProductAttributes,
} from '#domain/product/product-attributes.ts'
import { showsAll } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type CartCalls, createCartCalls } from './cart-client.ts'
import { type CollectionCalls, createCollectionCalls } from './collection-calls.ts'
import { createLocalizationCalls, type LocalizationCalls } from './localization-calls.ts'
import { createProductCalls, type ProductCalls } from './product-calls.ts'
import {
  type CommerceClientOptions,
  type CommerceRequest,
  createCommerceRequest,
  operationName,
} from './request.ts'
import { createTradePriceCalls, type TradePriceCalls } from './trade-price-calls.ts'

export type { CartBuyer } from './cart/cart-requests.ts'
export type { CommerceClientOptions, CommerceContext, CommerceProblem } from './request.ts'

export type CommerceClient = ProductCalls &
  LocalizationCalls &
  ListingCalls &
  CategoryCalls &
  CollectionCalls &
  TradePriceCalls &
  CartCalls

/** By canonical path; languages without a title are absent. */
type CategoryTitlesByPath = ReadonlyMap<string, CategoryTitles>

type CategoryCalls = {
  /**
   * The category titles in the shop's metafield `custom.categories`, which an import writes:
   * `{"furniture/tables": {"en": "Tables", "it": "Tavoli"}}`. Empty if it is not set.
   */
  getCategoryTitles(): Promise<Result<CategoryTitlesByPath, 'product-fetch-failed'>>
}

const CATEGORY_TITLES = `query CategoryTitles {
  shop { metafield(namespace: "custom", key: "categories") { value } }
}`

const titles = z.partialRecord(z.enum(LANGUAGES), z.string().min(1))

const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' })
    return z.NEVER
  }
})

const response = z.object({
  shop: z.object({
    metafield: z
      .object({ value: jsonText.pipe(z.record(z.string(), titles)) })
      .nullable()
      .transform((field) => field?.value ?? null),
  }),
})

/** A product in a listing of all the shop's pages. */
type ListedProduct = {
  readonly id: string
  readonly handles: Readonly<Record<Language, string>>
  /** ISO 8601, UTC. */
  readonly updatedAt: string
  readonly customerRestrictions: CustomerRestriction | null
  readonly internalUseOnly: boolean
}

type ListingCalls = {
  /**
   * All products by id, page by page. Only a few fields are loaded, so that a large catalogue can be read completely.
   * `after` is a cursor; null for the first page.
   */
  listHandles(requested: {
    after: string | null
  }): Promise<Result<{ products: ListedProduct[]; nextCursor: string | null }, 'product-fetch-failed'>>
  /** Counts a page of products without loading them, which is several times as fast. */
  countProductBatch(requested: {
    after: string | null
  }): Promise<Result<{ count: number; nextCursor: string | null }, 'product-fetch-failed'>>
}

/** The maximum page size of the service. */
const PAGE_SIZE = 250

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

/** The client of the commerce service, embedded or hosted (architecture.md §1), based on the official library. */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const request = createCommerceRequest(options)
  const { showsPicture = showsAll, delivery = { costs: [] }, tradePrices = {} } = options
  return {
    ...createProductCalls(request, options.report, { shows: showsPicture, delivery, tradePrices }),
    ...createLocalizationCalls(request, options.report),
    ...createListingCalls(request, options.report),
    ...createCategoryCalls(request, options.report),
    ...createCollectionCalls(request, options.report, showsPicture),
    ...createTradePriceCalls(request, options.report, tradePrices),
    ...createCartCalls(request, options.report, showsPicture),
  }
}

function createCategoryCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
): CategoryCalls {
  return {
    async getCategoryTitles() {
      const result = await request(CATEGORY_TITLES, {})
      if (!result.ok) return refuse('product-fetch-failed')
      const parsed = response.safeParse(result.value)
      if (parsed.success) return ok(new Map(Object.entries(parsed.data.shop.metafield ?? {})))
      const details = z.prettifyError(parsed.error)
      report({ operation: operationName(CATEGORY_TITLES), code: 'answer-malformed', status: 200, details })
      return refuse('product-fetch-failed')
    },
  }
}

function createListingCalls(request: CommerceRequest, report: CommerceClientOptions['report']): ListingCalls {
  async function readPage<Node>(
    operation: string,
    node: z.ZodType<Node>,
    variables: Record<string, unknown>,
  ): Promise<Result<{ nodes: Node[]; nextCursor: string | null }, 'product-fetch-failed'>> {
    const result = await request(operation, { first: PAGE_SIZE, ...variables })
    if (!result.ok) return refuse('product-fetch-failed')
    const parsed = listData(node).safeParse(result.value)
    if (!parsed.success) {
      const details = z.prettifyError(parsed.error)
      report({ operation: operationName(operation), code: 'answer-malformed', status: 200, details })
      return refuse('product-fetch-failed')
    }
    const { nodes, pageInfo } = parsed.data.products
    return ok({ nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null })
  }

  return {
    async listHandles({ after }) {
      const found = await readPage(LIST_HANDLES, wireListed, { after, identifiers: IDENTIFIERS })
      if (!found.ok) return found
      const { nodes, nextCursor } = found.value
      return ok({ products: nodes.map(toListedProduct), nextCursor })
    },
    async countProductBatch({ after }) {
      const found = await readPage(PRODUCT_IDS, z.object({ id: z.string() }), { after })
      if (!found.ok) return found
      const { nodes, nextCursor } = found.value
      return ok({ count: nodes.length, nextCursor })
    },
  }
}

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
