import type { Clients } from '#clients/clients.ts'
import type { SearchVisitor } from '#clients/search/list/product-list.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { CHANGES } from '#contracts/changes.ts'
import type { House } from '#domain/house/house.ts'
import { DEFAULT_LANGUAGE } from '#domain/market/language.ts'
import { currencyIn } from '#domain/money/house-currencies.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listen } from '#services/kernel/database/listen.ts'
import { createDocumentCache } from './document-cache.ts'
import { findMagazineFeed } from './feeds/magazine-feed.ts'
import { findProductFeed } from './feeds/product-feed.ts'
import { LLMS_PATH, llmsDocument } from './llms.ts'
import type { MachineDocument } from './machine-document.ts'
import { ROBOTS_PATH, robotsDocument } from './robots.ts'
import { createSitemaps } from './sitemap/sitemap-documents.ts'

export type DiscoveryOptions = {
  readonly clients: Pick<Clients, 'commerce' | 'content'> & {
    readonly search: Pick<SearchClient, 'findCategoryTree'>
  }
  readonly house: House
  /** Scheme, host and port of the shop. */
  readonly origin: string
  readonly database: Database
  readonly nowMs: () => number
  /** Called for a document that failed while being written. */
  readonly report: (fault: unknown) => void
}

/** The documents for crawlers and feed readers: robots.txt, sitemaps, feeds, llms.txt. */
export type Discovery = {
  /** Null for any other path. */
  respond(request: Request, path: string): Promise<Response> | null
  close(): Promise<void>
}

const CACHE_BYTES = 64_000_000
/** Maximum age of a document where changes are not announced. */
const CACHE_SECONDS = 6 * 3600

/** Serves the documents for crawlers and feed readers, cached until their content changes. */
export async function createDiscovery({
  clients,
  house,
  origin,
  database,
  nowMs,
  report,
}: DiscoveryOptions): Promise<Discovery> {
  const cache = createDocumentCache({ maxBytes: CACHE_BYTES, maxAgeSeconds: CACHE_SECONDS, nowMs, report })
  const findCategories = () => clients.search.findCategoryTree(guestAtHome(house))
  const findSitemap = createSitemaps({ sources: { ...clients, findCategories }, house, origin, nowMs })
  const robots = robotsDocument(origin)
  const llms = llmsDocument({ clients, house, origin })
  const options = { clients, house, origin, nowMs }
  const find = (path: string): MachineDocument | null => {
    if (path === ROBOTS_PATH) return robots
    if (path === LLMS_PATH) return llms
    return findSitemap(path) ?? findMagazineFeed(path, options) ?? findProductFeed(path, options)
  }
  const purgeContent = () => {
    // Otherwise a document requested at once would be rendered, and cached, with outdated content.
    clients.content.forget()
    cache.purge('everything')
  }
  const subscriptions = await Promise.all([
    listen(database.url, CHANGES.products, () => cache.purge('products')),
    listen(database.url, CHANGES.content, purgeContent),
    listen(database.url, CHANGES.contentRefreshed, purgeContent),
  ])
  return {
    respond(request, path) {
      if (!/\.(?:txt|xml)$/.test(path)) return null
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      const document = find(path)
      return document && cache.respond(request, path, document)
    },
    async close() {
      await Promise.all([cache.close(), ...subscriptions.map((subscription) => subscription.close())])
    },
  }
}

/** A guest in the house's own country. */
function guestAtHome({ country, languages, currencies }: House): SearchVisitor {
  const [language = DEFAULT_LANGUAGE] = languages
  return {
    locale: { country, language },
    country,
    currency: currencyIn(country, currencies),
    audience: 'consumer',
  }
}
