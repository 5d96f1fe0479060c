import { join } from 'node:path'
import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { headLinks } from '#app/document/head-links.server.ts'
import { blankPage, pageContext } from '#app/page/page.server.ts'
import { joinHandles } from '#app/page/page-handle.ts'
import routes from '#app/routes.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import { createSearchClient } from '#clients/search/search-client.ts'
import { ok } from '#domain/result.ts'
import { NOW } from './embedded-content.ts'
import type { WholeHouse } from './whole-house.ts'

type Entry = {
  readonly file: string
  readonly path?: string
  readonly index?: boolean
  readonly children?: Entry[]
}

/** What a page's own route answers, without what is around it. */
export type PageAnswer = {
  /** What its loader answered. */
  readonly data: unknown
  /** What search engines read in its head. */
  readonly links: string
  /** Its metadata for search engines. */
  readonly facts: readonly object[]
}

/**
 * Queries the pages of the shop as their routes do: by the table of addresses, the loaders and what each says of
 * itself. Nothing is rendered. Lists are empty, since no search index is behind them, and nothing is recommended.
 */
export function createPageRequests(house: WholeHouse) {
  const tree = toRoutes(routes)
  const search = emptySearch()
  const findRecommendedIds = async () => ok({ chosen: [], similar: [] })
  const commerce: CommerceClient = { ...house.clients.commerce, findRecommendedIds }
  return async (address: string): Promise<PageAnswer> => {
    const url = new URL(address)
    const match = matchRoutes(tree, url.pathname)?.at(-1)
    if (!match?.route.id) throw new Error(`No route for ${address}`)
    const module = await import(join(process.cwd(), 'app', match.route.id))
    const context = new RouterContextProvider()
    const holder = { page: blankPage(joinHandles([module.handle ?? {}])) }
    context.set(pageContext, holder)
    context.set(visitorContext, visitorOf(url))
    // The pages requested here need no other client.
    Reflect.apply(context.set, context, [
      clientsContext,
      { content: house.clients.content, commerce, search },
    ])
    const answer: unknown = await module.loader({
      context,
      params: match.params,
      url,
      request: new Request(url),
    })
    const data = isWrapped(answer) ? answer.data : answer
    const { page } = holder
    return { data, links: headLinks(url, page), facts: page.structuredData }
  }
}

/** The table of addresses, each under the file of its route. */
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

/** What `data()` of the router makes of an answer with headers. */
function isWrapped(answer: unknown): answer is { data: unknown } {
  return typeof answer === 'object' && answer !== null && 'type' in answer && 'data' in answer
}
