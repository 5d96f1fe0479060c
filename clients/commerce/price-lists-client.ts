import { CUSTOMER_TOKEN_HEADER } from '#contracts/order/checkout.ts'
import { PRIVATE_TOKEN_HEADER } from '#contracts/order/customer-orders.ts'
import {
  ownPriceFeed,
  PRICE_FEED_HEADER,
  type PriceFeed,
  type PriceListEntry,
  type PriceListHead,
  type PriceListRefusal,
  priceListEntry,
  priceListHead,
  priceListRefusal,
} from '#contracts/price-list.ts'
import type { Language } from '#domain/market/language.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonReach, readJson } from '../calls/json-caller.ts'

export type PriceListsClientOptions = JsonReach & {
  readonly privateToken: string
  /** Called for each response that violates the contract. Contains no personal data. */
  readonly report: (problem: { code: 'price-list-unavailable'; status: number | null }) => void
}

/** `price-list-unavailable`: the service could not be reached, or is a hosted shop, which has no price lists. */
export type PriceListFailure = PriceListRefusal['code'] | 'price-list-unavailable'
export type PriceList = { readonly head: PriceListHead; readonly entries: AsyncIterable<PriceListEntry> }
type PriceListLocale = { readonly language: Language; readonly country: CountryCode }
type FeedResponse = Promise<Result<PriceFeed | null, PriceListFailure>>

export type PriceListsClient = {
  /** Streams the catalogue at a trade client's prices. */
  read(accessToken: string, locale: PriceListLocale): Promise<Result<PriceList, PriceListFailure>>
  /** Streams the catalogue by the token of a feed, whose owner must still be approved. */
  readByToken(token: string): Promise<Result<PriceList, PriceListFailure>>
  getFeed(accessToken: string): FeedResponse
  /** Replaces an earlier feed, whose URL stops working. */
  createFeed(accessToken: string, locale: PriceListLocale): FeedResponse
  removeFeed(accessToken: string): FeedResponse
}

const TIMEOUT_MS = 10_000
const PATH = '/price-lists'

/** Price lists of the commerce service (`contracts/price-list.ts`). Never retries. */
export function createPriceListsClient({
  privateToken,
  report,
  ...reach
}: PriceListsClientOptions): PriceListsClient {
  function toRefusal(status: number | null, body: unknown): Result<never, PriceListFailure> {
    const refusal = priceListRefusal.safeParse(body)
    if (refusal.success) return refuse(refusal.data.code)
    report({ code: 'price-list-unavailable', status })
    return refuse('price-list-unavailable')
  }
  async function callFeed(
    accessToken: string,
    call: { method: 'GET' | 'POST' | 'DELETE'; json?: PriceListLocale },
  ): FeedResponse {
    const headers = { [PRIVATE_TOKEN_HEADER]: privateToken, [CUSTOMER_TOKEN_HEADER]: accessToken }
    const response = await callJson(reach, `${PATH}/feed`, { ...call, headers, timeoutMs: TIMEOUT_MS })
    const found = readJson(response, ownPriceFeed)
    return found ? ok(found.feed) : toRefusal(response.status, response.body)
  }
  async function openList(
    path: string,
    headers: Record<string, string>,
  ): Promise<Result<PriceList, PriceListFailure>> {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
    const request = new Request(`${reach.baseUrl}${PATH}${path}`, {
      headers: { ...headers, [PRIVATE_TOKEN_HEADER]: privateToken },
      signal: timeout.signal,
    })
    const response = await reach.fetch(request).catch(() => null)
    clearTimeout(timer)
    if (response?.status !== 200 || !response.body)
      return toRefusal(response?.status ?? null, await response?.json().catch(() => null))
    const lines = readLines(response.body)
    const first = await lines.next()
    return ok({ head: priceListHead.parse(JSON.parse(first.value ?? 'null')), entries: parseEntries(lines) })
  }
  return {
    read: (accessToken, { language, country }) =>
      openList(`?${new URLSearchParams({ language, country })}`, { [CUSTOMER_TOKEN_HEADER]: accessToken }),
    // Encoded, since a URL entered by a visitor may contain characters that are invalid in a header.
    readByToken: (token) =>
      openList('/by-token', { [PRICE_FEED_HEADER]: encodeURIComponent(token.toWellFormed()) }),
    getFeed: (accessToken) => callFeed(accessToken, { method: 'GET' }),
    createFeed: (accessToken, json) => callFeed(accessToken, { method: 'POST', json }),
    removeFeed: (accessToken) => callFeed(accessToken, { method: 'DELETE' }),
  }
}

async function* parseEntries(lines: AsyncIterable<string>): AsyncIterable<PriceListEntry> {
  for await (const line of lines) yield priceListEntry.parse(JSON.parse(line))
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
