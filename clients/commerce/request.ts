import { createStorefrontApiClient, type StorefrontApiClient } from '@shopify/storefront-api-client'
import type { HouseDelivery } from '#domain/delivery/shipping-cost.ts'
import type { Language } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { TradeRoundings } from '#domain/money/trade-price.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

export type CommerceClientOptions = {
  /** E.g. `house.myshopify.com`. */
  readonly storeDomain: string
  /** Spec §7: 2025-04. */
  readonly apiVersion: '2025-04'
  /** The private access token: this client only runs on servers, and may act for a buyer. */
  readonly accessToken: string
  /** Overrides the URL of requests, e.g. `http://127.0.0.1:3000/services/commerce`; defaults to the shop's own host. */
  readonly baseUrl?: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Pictures that it rejects are treated as missing; by default all are shown. */
  readonly showsPicture?: ShowsPicture
  /** The house's shipping costs, for products without their own costs. */
  readonly delivery?: HouseDelivery
  /** The house's rounding of trade prices; by default they are rounded like the prices it has set. */
  readonly tradePrices?: TradeRoundings
  /** Reports each call without a usable response. Contains no variables, and therefore no personal data. */
  readonly report: (problem: CommerceProblem) => void
}

export type CommerceProblem = {
  readonly operation: string
  readonly code: Exclude<TransportCode, 'throttled'> | 'answer-malformed'
  /** HTTP status of the last response; null if there was none. */
  readonly status: number | null
  /** For engineers. */
  readonly details: string
}

/** Spec §8, transport. `throttled`: the caller made too many attempts; the service itself works. */
type TransportCode =
  | 'throttled'
  | 'answer-empty'
  | 'graphql-errors'
  | 'content-type-unexpected'
  | 'service-unavailable'

/** Determines language, currency and trade prices. */
export type CommerceContext = {
  readonly country: CountryCode
  readonly language: Language
  readonly buyer: { readonly customerAccessToken: string; readonly companyLocationId: string | null } | null
  /** Whether unpublished products are found. Only for an editor in preview. */
  readonly showsDrafts?: boolean
}

/** Returns raw data, which the caller has to parse. */
export type CommerceRequest = (
  operation: string,
  variables: Readonly<Record<string, unknown>>,
  headers?: Readonly<Record<string, string>>,
) => Promise<Result<unknown, TransportCode>>

/** Spec §8: storefront 429 and 503 are retried up to 3 times. By default the library does not retry. */
const RETRIES = 3

/** Wraps the official client and converts its errors to codes. */
export function createCommerceRequest(options: CommerceClientOptions): CommerceRequest {
  const client = createStorefrontApiClient({
    storeDomain: `https://${options.storeDomain}`,
    apiVersion: options.apiVersion,
    privateAccessToken: options.accessToken,
    retries: RETRIES,
    // The default logger would warn at every start that 2025-04 is old, and log whole requests with addresses.
    logger: () => {},
    customFetchApi: (url, init) => options.fetch(new Request(toUrl(url, options.baseUrl), init)),
  })
  return async (operation, variables, headers = {}) => {
    const result = await send(client, operation, variables, headers)
    if (result.ok) return ok(result.data)
    const { code, status, details } = result
    if (code === 'throttled') return refuse(code)
    options.report({ operation: operationName(operation), code, status, details })
    return refuse(code)
  }
}

/** The variables of `@inContext`, which every operation declares. */
export function contextVariables({ country, language, buyer }: CommerceContext) {
  return { country, language: language.toUpperCase(), buyer }
}

/** The name of an operation document, e.g. `GetCart`. */
export function operationName(operation: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(operation)?.[1] ?? 'unnamed'
}

type RequestOutcome =
  | { ok: true; data: unknown }
  | ({ ok: false } & Pick<CommerceProblem, 'status' | 'details'> & { code: TransportCode })

async function send(
  client: StorefrontApiClient,
  operation: string,
  variables: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): Promise<RequestOutcome> {
  const { data, errors } = await client.request<unknown>(operation, {
    variables: { ...variables },
    headers: { ...headers },
  })
  if (!errors) return { ok: true, data }
  const { networkStatusCode: status = null, graphQLErrors, response, message = '' } = errors
  const details = graphQLErrors?.map((error) => error.extensions?.code ?? error.message).join(', ') || message
  const isThrottled = graphQLErrors?.some(({ extensions }) => extensions?.code === 'THROTTLED')
  if (isThrottled) return { ok: false, code: 'throttled', status, details }
  if (graphQLErrors) return { ok: false, code: 'graphql-errors', status, details }
  if (status !== 200) return { ok: false, code: 'service-unavailable', status, details }
  const isJson = response?.headers.get('content-type')?.includes('json')
  return { ok: false, code: isJson ? 'answer-empty' : 'content-type-unexpected', status, details }
}

/** Replaces the official client's URL, always `https://{shop}/api/…`, with the configured one. */
function toUrl(url: string, baseUrl: string | undefined): string {
  if (baseUrl === undefined) return url
  const { pathname, search } = new URL(url)
  return baseUrl.replace(/\/$/, '') + pathname + search
}
