import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { magazineFeed } from '#app/page/magazine-feed.server.ts'
import type { Clients } from '#clients/clients.ts'
import type { NewestPost } from '#clients/content/pages/magazine/newest-posts.ts'
import { MAGAZINE_PATH } from '#clients/content/pages/magazine/post-list.ts'
import type { SearchVisitor } from '#clients/search/list/product-list.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { CHANGES } from '#contracts/changes.ts'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#contracts/image-address.ts'
import { CHOICE_FILTERS, FLAG_FILTERS, RANGE_FILTERS } from '#domain/catalogue/filters.ts'
import type { House } from '#domain/house/house.ts'
import { currencyIn } from '#domain/market/house-currencies.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/market/language.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listen } from '#services/kernel/database/listen.ts'
import { createDocumentCache } from './document/document-cache.ts'
import type { MachineDocument } from './document/machine-document.ts'
import { SourceUnavailable, singleChunk, XML_DECLARATION, xmlText } from './document/machine-document.ts'
import { MAIN_COUNTRY } from './document/main-country.ts'
import { findProductFeed } from './feeds/product-feed.ts'
import { LLMS_PATH, llmsDocument } from './llms.ts'
import { createSitemaps, SITEMAP_PATH } from './sitemap/sitemap-documents.ts'

export type DiscoveryOptions = {
  readonly clients: Pick<Clients, 'commerce' | 'content'> & {
    readonly search: Pick<SearchClient, 'findCategoryTree'>
  }
  readonly house: House
  /** Scheme, host and port of the shop. */
  readonly origin: string
  readonly database: Database
  readonly nowMs: () => number
  /** Reports a document that failed while being written. */
  readonly report: (error: unknown) => void
}

export type Discovery = {
  /** Returns null for any other path. */
  respond(request: Request, path: string): Promise<Response> | null
  close(): Promise<void>
}

const CACHE_BYTES = 64_000_000
/** In seconds, for services whose changes are not announced. */
const CACHE_SECONDS = 6 * 3600

const ROBOTS_PATH = '/robots.txt'

/** Personal pages, and those that only other pages request. They exist under every locale. */
const PRIVATE_PATHS = [
  ...['checkout', 'orders', 'login', 'sign-in', 'password', 'verify-email', 'change-email'],
  ...['restore-email', 'second-factor'],
  ...[
    'profile',
    'account',
    'konto',
    'cuenta',
    'compte',
    'account-deleted',
    'refused',
    'visitor',
    'recently-viewed',
    'countries',
    'search',
  ],
  ...['cookie-settings', 'preview', 'requests', 'quotes', 'company', 'newsletter', 'price-feed', 'chat'],
  'sanity-algolia-filters',
]

/** Paths without a locale. */
const OWN_PATHS = ['/authentication/', '/api/', '/services', '/desk$', '/desk/']

/** Files of a piece, below its page's path. */
const PIECE_FILES = ['tearsheet', 'cad', 'room-code.svg'].flatMap((name) =>
  ['$', '/', '?'].map((end) => `/*/${name}${end}`),
)

/** Search parameters that only filter, sort or change the view of a page. */
const VARIATIONS = [
  ...['q', 'sort', 'region', 'shippingTime', 'ppage', 'pid', 'similar', 'nolayout', 'menu-id'],
  ...CHOICE_FILTERS,
  ...FLAG_FILTERS,
  ...RANGE_FILTERS.flatMap((range) => [`${range}-min`, `${range}-max`]),
]

type DocumentOptions = {
  readonly clients: Pick<Clients, 'content'>
  readonly house: Pick<House, 'name' | 'languages'>
  readonly origin: string
  readonly nowMs: () => number
}

type FeedContext = Pick<DocumentOptions, 'house' | 'origin'> & {
  readonly language: Language
  readonly now: Date
}

/** Documents are cached until their content changes. */
export async function createDiscovery({
  clients,
  house,
  origin,
  database,
  nowMs,
  report,
}: DiscoveryOptions): Promise<Discovery> {
  const cache = createDocumentCache({ maxBytes: CACHE_BYTES, maxAgeSeconds: CACHE_SECONDS, nowMs, report })
  const findCategories = () => clients.search.findCategoryTree(guestInHomeCountry(house))
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
    // Otherwise a document requested right away would be rendered, and cached, with outdated content.
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

function guestInHomeCountry({ country, languages, currencies }: House): SearchVisitor {
  const [language = DEFAULT_LANGUAGE] = languages
  return {
    locale: { country, language },
    country,
    currency: currencyIn(country, currencies),
    audience: 'consumer',
  }
}

function robotsDocument(origin: string): MachineDocument {
  return {
    contentType: 'text/plain; charset=utf-8',
    dependsOnProducts: false,
    open: async () =>
      singleChunk(`${[...robotsRules(), '', `Sitemap: ${origin}${SITEMAP_PATH}`].join('\n')}\n`),
  }
}

/**
 * The longest matching rule wins (RFC 9309); `$` marks the end of a URL. Paths match whole segments: `/de-at/search` is
 * disallowed, but an article whose slug starts with `search` is not. In a picture's URL, `q` is the quality.
 */
function robotsRules(): string[] {
  const paths = PRIVATE_PATHS.flatMap((path) =>
    ['', '/*'].flatMap((locale) => ['$', '/', '?', '.data'].map((end) => `${locale}/${path}${end}`)),
  )
  const variations = VARIATIONS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])
  const disallowed = [...OWN_PATHS, ...paths, ...PIECE_FILES, '/*.data$', '/*.data?', ...variations]
  return ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), 'Allow: /images?', 'Allow: /']
}

/** Finds the feed at `/feeds/magazine/de.xml` (Atom, RFC 4287). */
function findMagazineFeed(
  path: string,
  { clients, house, origin, nowMs }: DocumentOptions,
): MachineDocument | null {
  const [, language] = /^\/feeds\/magazine\/([a-z]{2})\.xml$/.exec(path) ?? []
  if (!isLanguage(language) || !house.languages.includes(language)) return null
  return {
    contentType: 'application/atom+xml; charset=utf-8',
    dependsOnProducts: false,
    async open() {
      const locale = { language, country: MAIN_COUNTRY[language] }
      const posts = await clients.content.getNewestPosts({ locale })
      if (!posts.ok) throw new SourceUnavailable(posts.code)
      return singleChunk(writeFeed(posts.value, { language, house, origin, now: new Date(nowMs()) }))
    },
  }
}

function writeFeed(posts: readonly NewestPost[], { language, house, origin, now }: FeedContext): string {
  const locale = { language, country: MAIN_COUNTRY[language] }
  const absoluteUrl = (path: string) => xmlText(origin + localePath(locale, path))
  const feed = magazineFeed(language, house)
  const latest = posts.map(changedAt).sort().at(-1)
  const entries = posts.map((post) => writeEntry(post, { absoluteUrl, origin }))
  return `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${absoluteUrl(MAGAZINE_PATH)}</id>
<title>${xmlText(feed.title)}</title>
<subtitle>${xmlText(pageText('magazine-intro', language))}</subtitle>
<link rel="self" type="application/atom+xml" href="${xmlText(origin + feed.path)}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${absoluteUrl(MAGAZINE_PATH)}"/>
<author><name>${xmlText(house.name)}</name></author>
<icon>${xmlText(`${origin}/favicon.svg`)}</icon>
<updated>${latest ?? now.toISOString()}</updated>
${entries.join('')}</feed>
`
}

function writeEntry(
  post: NewestPost,
  { absoluteUrl, origin }: { absoluteUrl: (path: string) => string; origin: string },
): string {
  const { id, title, url, abstract, picture, publishingDate, author, typeTitle } = post
  // A post's id does not change with its URL.
  const entryId = `tag:${new URL(origin).hostname},${publishingDate.slice(0, 10)}:${encodeURIComponent(id)}`
  const image = picture && xmlText(origin + imageAddress(picture.url, SHARED_PICTURE_WIDTH))
  return `<entry>${[
    `<id>${xmlText(entryId)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${absoluteUrl(url)}"/>`,
    image ? `<link rel="enclosure" href="${image}"/>` : '',
    `<published>${new Date(publishingDate).toISOString()}</published>`,
    `<updated>${changedAt(post)}</updated>`,
    author ? `<author><name>${xmlText(author)}</name></author>` : '',
    `<category term="${xmlText(typeTitle)}"/>`,
    abstract ? `<summary>${xmlText(abstract)}</summary>` : '',
  ].join('')}</entry>\n`
}

/** A change before publication counts as the publication itself. */
function changedAt({ publishingDate, updatedAt }: NewestPost): string {
  return new Date(Math.max(Date.parse(publishingDate), Date.parse(updatedAt))).toISOString()
}
