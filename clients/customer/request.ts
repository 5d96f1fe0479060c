import { createGraphQLClient, type GraphQLClient } from '@shopify/graphql-client'
import { z } from 'zod'
import { customerGraphqlPath } from '#contracts/customer.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** `unauthorized`: the access token is no longer valid. `customer-unavailable`: no usable response. */
export type CustomerTransportCode = 'unauthorized' | 'customer-unavailable'

export type CustomerClientOptions = {
  /** The part of the URL before `/account/customer/api/…`; for a hosted service `https://shopify.com/{shop id}`. */
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Pictures that it rejects are treated as missing; by default all are shown. */
  readonly showsPicture?: ShowsPicture
  /** Reports each call without a usable response. Contains no variables, and therefore no personal data. */
  readonly report: (problem: CustomerProblem) => void
}

export type CustomerProblem = {
  readonly operation: string
  readonly code: CustomerTransportCode | 'answer-malformed'
  /** HTTP status of the last response; null if there was none. */
  readonly status: number | null
  readonly details: string
}

/** Parses the response. The variable `language` is the language of the texts. */
export type CustomerRequest = <Schema extends z.ZodType>(
  accessToken: string,
  operation: string,
  schema: Schema,
  variables?: Readonly<Record<string, unknown>>,
) => Promise<Result<z.infer<Schema>, CustomerTransportCode>>

/** Spec §7. */
const API_VERSION = '2025-04'
/** Spec §8: 429 and 503 are retried up to 3 times. */
const RETRIES = 3
const TIMEOUT_MS = 10_000

export function createCustomerRequest(options: CustomerClientOptions): CustomerRequest {
  const { baseUrl, fetch, report } = options
  const client = createGraphQLClient({
    url: baseUrl.replace(/\/$/, '') + customerGraphqlPath(API_VERSION),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    retries: RETRIES,
    customFetchApi: (url, init) =>
      fetch(new Request(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })),
  })
  return async (accessToken, operation, schema, variables = {}) => {
    const response = await send(client, accessToken, operation, variables)
    const parsed = response.ok ? schema.safeParse(response.data) : null
    if (parsed?.success) return ok(parsed.data)
    const name = /\b(?:query|mutation)\s+(\w+)/.exec(operation)?.[1] ?? 'unnamed'
    if (response.ok) {
      const details = parsed?.error ? z.prettifyError(parsed.error) : ''
      report({ operation: name, code: 'answer-malformed', status: 200, details })
      return refuse('customer-unavailable')
    }
    if (response.status === 401) return refuse('unauthorized')
    const { status, details } = response
    report({ operation: name, code: 'customer-unavailable', status, details })
    return refuse('customer-unavailable')
  }
}

type RequestOutcome = { ok: true; data: unknown } | { ok: false; status: number | null; details: string }

/** The hosted service expects the bare token in the header. */
async function send(
  client: GraphQLClient,
  accessToken: string,
  operation: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<RequestOutcome> {
  const { language, ...otherVariables } = variables
  const { data, errors } = await client.request<unknown>(operation, {
    variables: otherVariables,
    headers: {
      Authorization: accessToken,
      ...(typeof language === 'string' && { 'Accept-Language': language }),
    },
  })
  if (!errors) return { ok: true, data }
  const { networkStatusCode: status = null, graphQLErrors, message = '' } = errors
  const codes = graphQLErrors?.map((error) => error.extensions?.code ?? error.message).join(', ')
  return { ok: false, status, details: codes || message }
}
