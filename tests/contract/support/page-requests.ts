import { join } from 'node:path'
import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { headLinks } from '#app/document/head-links.server.ts'
import { clockContext } from '#app/page/clock.ts'
import { blankPage, pageContext } from '#app/page/page.server.ts'
import { mergeHandles } from '#app/page/page-handle.ts'
import routes from '#app/routes.ts'
import { clientsContext, houseContext, sealContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import { createSearchClient } from '#clients/search/search-client.ts'
import { ok } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import type { DemoShop } from './demo-shop.ts'
import { NOW } from './embedded-content.ts'

type Entry = {
  readonly file: string
  readonly path?: string
  readonly index?: boolean
  readonly children?: Entry[]
}

/** The result of a page's own route, without its layout. */
export type PageResponse = {
  /** The data of its loader. */
  readonly data: unknown
  /** The links for search engines in its head. */
  readonly links: string
  readonly structuredData: readonly object[]
}

/**
 * Requests the pages of the shop as their routes do: through the route table and the loaders. Nothing is rendered.
 * Lists are empty, since there is no search index behind them, and nothing is recommended.
 */
export function createPageRequests(house: DemoShop) {
  const tree = toRoutes(routes)
  const search = emptySearch()
  const findRecommendedIds = async () => ok({ chosen: [], similar: [] })
  const commerce: CommerceClient = { ...house.clients.commerce, findRecommendedIds }
  return async (address: string): Promise<PageResponse> => {
    const url = new URL(address)
    const match = matchRoutes(tree, url.pathname)?.at(-1)
    if (!match?.route.id) throw new Error(`No route for ${address}`)
    const module = await import(join(process.cwd(), 'app', match.route.id))
    const context = new RouterContextProvider()
    const holder = { page: blankPage(mergeHandles([module.handle ?? {}])) }
    context.set(pageContext, holder)
    context.set(houseContext, SAMPLE_HOUSE)
    context.set(clockContext, () => TEST_TIME)
    context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
    context.set(sealContext, { seal: (text) => text, open: (text) => text, isCurrent: () => true })
    // The pages requested here need no other client.
    Reflect.apply(context.set, context, [
      clientsContext,
      { content: house.clients.content, commerce, search },
    ])
    const loaded: unknown = await module.loader({
      context,
      params: match.params,
      url,
      request: new Request(url),
    })
    const data = isDataResponse(loaded) ? loaded.data : loaded
    const { page } = holder
    return { data, links: headLinks(url, page, SAMPLE_HOUSE), structuredData: page.structuredData }
  }
}

/** The route table as route objects, each with its file as id. */
function toRoutes(entries: readonly Entry[]): RouteObject[] {
  return entries.map(({ file, path, index, children }): RouteObject => {
    const own = { id: file, ...(path === undefined ? {} : { path }) }
    return index ? { ...own, index: true } : { ...own, children: toRoutes(children ?? []) }
  })
}

/** A search service without products, on the wire. */
function emptySearch() {
  return createSearchClient({
    appId: 'none',
    apiKey: 'none',
    baseUrl: 'http://search.internal',
    now: () => NOW,
    async fetch(request) {
      const { requests }: { requests: unknown[] } = await request.json()
      const nothing = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, facetHits: [] }
      return Response.json({ results: requests.map(() => nothing) })
    },
    report: (problem) => {
      throw new Error(JSON.stringify(problem))
    },
  })
}

/** Whether a value is what the router's `data()` returns. */
function isDataResponse(loaded: unknown): loaded is { data: unknown } {
  return typeof loaded === 'object' && loaded !== null && 'type' in loaded && 'data' in loaded
}
