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
type Place = { readonly language: Language; readonly country: CountryCode }
type Feed = Promise<Result<PriceFeed | null, PriceListFailure>>

export type PriceListsClient = {
  /** The catalogue at a trade client's prices, streamed. */
  read(accessToken: string, place: Place): Promise<Result<PriceList, PriceListFailure>>
  /** By a feed's token, whose owner must be approved at that time. */
  readByToken(token: string): Promise<Result<PriceList, PriceListFailure>>
  feed(accessToken: string): Feed
  /** Replaces an earlier feed, whose URL stops working. */
  createFeed(accessToken: string, place: Place): Feed
  removeFeed(accessToken: string): Feed
}

const TIMEOUT_MS = 10_000
const PATH = '/price-lists'

/** Price lists of the commerce service (`contracts/price-list.ts`). Never retries. */
export function createPriceListsClient({
  privateToken,
  report,
  ...reach
}: PriceListsClientOptions): PriceListsClient {
  function refusalOf(status: number | null, body: unknown): Result<never, PriceListFailure> {
    const refusal = priceListRefusal.safeParse(body)
    if (refusal.success) return refuse(refusal.data.code)
    report({ code: 'price-list-unavailable', status })
    return refuse('price-list-unavailable')
  }
  async function callFeed(
    accessToken: string,
    call: { method: 'GET' | 'POST' | 'DELETE'; json?: Place },
  ): Feed {
    const headers = { [PRIVATE_TOKEN_HEADER]: privateToken, [CUSTOMER_TOKEN_HEADER]: accessToken }
    const response = await callJson(reach, `${PATH}/feed`, { ...call, headers, timeoutMs: TIMEOUT_MS })
    const found = readJson(response, ownPriceFeed)
    return found ? ok(found.feed) : refusalOf(response.status, response.body)
  }
  async function open(
    path: string,
    headers: Record<string, string>,
  ): Promise<Result<PriceList, PriceListFailure>> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), TIMEOUT_MS)
    const request = new Request(`${reach.baseUrl}${PATH}${path}`, {
      headers: { ...headers, [PRIVATE_TOKEN_HEADER]: privateToken },
      signal: late.signal,
    })
    const response = await reach.fetch(request).catch(() => null)
    clearTimeout(timer)
    if (response?.status !== 200 || !response.body)
      return refusalOf(response?.status ?? null, await response?.json().catch(() => null))
    const lines = linesOf(response.body)
    const first = await lines.next()
    return ok({ head: priceListHead.parse(JSON.parse(first.value ?? 'null')), entries: entriesOf(lines) })
  }
  return {
    read: (accessToken, { language, country }) =>
      open(`?${new URLSearchParams({ language, country })}`, { [CUSTOMER_TOKEN_HEADER]: accessToken }),
    // Encoded, since a URL entered by a visitor may contain characters that are invalid in a header.
    readByToken: (token) =>
      open('/by-token', { [PRICE_FEED_HEADER]: encodeURIComponent(token.toWellFormed()) }),
    feed: (accessToken) => callFeed(accessToken, { method: 'GET' }),
    createFeed: (accessToken, json) => callFeed(accessToken, { method: 'POST', json }),
    removeFeed: (accessToken) => callFeed(accessToken, { method: 'DELETE' }),
  }
}

async function* entriesOf(lines: AsyncIterable<string>): AsyncIterable<PriceListEntry> {
  for await (const line of lines) yield priceListEntry.parse(JSON.parse(line))
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
