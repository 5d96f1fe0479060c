import { type Alternate, listAlternates } from '#app/i18n/alternates.server.ts'
import { canonicalUrl } from '#app/i18n/canonical.ts'
import type { HouseMarkets } from '#domain/market/house-markets.ts'
import { isLanguage, type Language } from '#domain/market/language.ts'
import {
  type MachineDocument,
  singleChunk,
  XML_DECLARATION,
  XML_TYPE,
  xmlText,
} from '../document/machine-document.ts'
import { MAIN_COUNTRY } from '../document/main-country.ts'
import {
  createBatchCounters,
  createListings,
  isSitemapType,
  type ListedPage,
  type ListingSources,
} from './listing.ts'
import { createShardPlan, readBatches, type Shard } from './shards.ts'

export const SITEMAP_PATH = '/sitemap.xml'

/** Finds the sitemap at a path; null if there is none. */
export type FindSitemap = (path: string) => MachineDocument | null

/** An alternate in a sitemap. */
type ListedAlternate = { readonly hreflang: string; readonly language: Language; readonly url: string }

/** Serves `/sitemap.xml`, and `/sitemaps/{type}-{language}-{number}.xml` for each shard of a kind. */
export function createSitemaps({
  sources,
  house,
  origin,
  nowMs,
  shardPages,
}: {
  sources: ListingSources
  house: HouseMarkets
  origin: string
  nowMs: () => number
  shardPages?: number
}): FindSitemap {
  const listings = createListings(sources)
  const plan = createShardPlan({
    listings,
    markets: house,
    batchCounters: createBatchCounters(sources),
    nowMs,
    ...(shardPages === undefined ? {} : { shardPages }),
  })

  const index: MachineDocument = {
    contentType: XML_TYPE,
    dependsOnProducts: true,
    open: async () => singleChunk(writeIndex(await plan.all(), origin)),
  }

  return (path) => {
    if (path === SITEMAP_PATH) return index
    const [, type, language, number] =
      /^\/sitemaps\/([a-z]+)-([a-z]{2})-([1-9]\d{0,4})\.xml$/.exec(path) ?? []
    if (!isSitemapType(type) || !isLanguage(language)) return null
    return {
      contentType: XML_TYPE,
      dependsOnProducts: type === 'products' || type === 'categories',
      async open() {
        const shard = await plan.find(type, Number(number))
        if (!shard?.languages.includes(language)) return null
        return writeShard(readBatches(shard, listings[type], shardPages), { language, origin, house })
      },
    }
  }
}

function writeIndex(shards: readonly Shard[], origin: string): string {
  const maps = shards.flatMap(({ type, number, languages, updatedAt }) =>
    languages.map((language) => {
      const loc = xmlText(`${origin}/sitemaps/${type}-${language}-${number}.xml`)
      return `<sitemap><loc>${loc}</loc>${lastModified(updatedAt)}</sitemap>\n`
    }),
  )
  return `${XML_DECLARATION}<sitemapindex ${NAMESPACE}>\n${maps.join('')}</sitemapindex>\n`
}

async function* writeShard(
  batches: AsyncIterable<readonly ListedPage[]>,
  context: SitemapContext,
): AsyncIterable<string> {
  yield `${XML_DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const pages of batches) {
    const urls = pages.map((page) => writeUrl(page, context)).join('')
    if (urls !== '') yield urls
  }
  yield '</urlset>\n'
}

type SitemapContext = { readonly language: Language; readonly origin: string; readonly house: HouseMarkets }

function writeUrl(page: ListedPage, { language, origin, house }: SitemapContext): string {
  const alternates = toListedAlternates(page, { origin, house })
  const own = alternates.find((alternate) => alternate.language === language)
  if (!own) return ''
  const links = (house.languages.length > 1 ? alternates : []).map(
    ({ hreflang, url }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(url)}"/>`,
  )
  return `<url><loc>${xmlText(own.url)}</loc>${lastModified(page.updatedAt)}${links.join('')}</url>\n`
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function lastModified(updatedAt: string | null): string {
  return updatedAt === null ? '' : `<lastmod>${xmlText(updatedAt)}</lastmod>`
}

/**
 * Returns one URL per language of a page, and one as `x-default`. The page itself lists its other countries
 * (docs/areas/content-and-studio.md).
 */
function toListedAlternates(
  { paths, shownIn }: ListedPage,
  { origin, house }: { origin: string; house: HouseMarkets },
): ListedAlternate[] {
  const cluster = listAlternates(shownIn, house).filter(({ hreflang }) => hreflang !== 'x-default')
  const listed = house.languages.flatMap((language) => findMainAlternate(cluster, language) ?? [])
  const urlOf = ({ prefix, language }: Alternate) =>
    canonicalUrl({ origin, prefix, path: encodeURI(paths[language]), search: '' })
  const [first] = listed
  const fallback = first ? [{ hreflang: 'x-default', language: first.language, url: urlOf(first) }] : []
  return [
    ...listed.map((one) => ({ hreflang: one.hreflang, language: one.language, url: urlOf(one) })),
    ...fallback,
  ]
}

function findMainAlternate(cluster: readonly Alternate[], language: Language): Alternate | undefined {
  const ofLanguage = cluster.filter((alternate) => alternate.language === language)
  return ofLanguage.find(({ country }) => country === MAIN_COUNTRY[language]) ?? ofLanguage[0]
}
