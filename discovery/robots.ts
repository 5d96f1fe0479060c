import { CHOICE_FILTERS, FLAG_FILTERS, RANGE_FILTERS } from '#domain/catalogue/filters.ts'
import type { MachineDocument } from './machine-document.ts'
import { pieceOf } from './machine-document.ts'
import { SITEMAP_PATH } from './sitemap/sitemap-documents.ts'

export const ROBOTS_PATH = '/robots.txt'

/** Pages of one visitor, and those only requested by pages. They exist under every locale. */
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

/** Files of a piece, below the path of its page. */
const PIECE_FILES = ['tearsheet', 'cad', 'room-code.svg'].flatMap((name) =>
  ['$', '/', '?'].map((end) => `/*/${name}${end}`),
)

/** Search parameters that only filter, sort or change the view of another page. */
const VARIATIONS = [
  ...['q', 'sort', 'region', 'shippingTime', 'ppage', 'pid', 'similar', 'nolayout', 'menu-id'],
  ...CHOICE_FILTERS,
  ...FLAG_FILTERS,
  ...RANGE_FILTERS.flatMap((range) => [`${range}-min`, `${range}-max`]),
]

/** Lists what crawlers may not read, and where the sitemaps are. */
export function robotsDocument(origin: string): MachineDocument {
  return {
    contentType: 'text/plain; charset=utf-8',
    dependsOnProducts: false,
    open: async () => pieceOf(`${[...robotsRules(), '', `Sitemap: ${origin}${SITEMAP_PATH}`].join('\n')}\n`),
  }
}

/**
 * The longest matching rule wins (RFC 9309); `$` is the end of a URL. Paths match whole segments:
 * `/de-at/search` is disallowed, an article whose slug begins with `search` is not. A picture's URL has its
 * own `q`.
 */
function robotsRules(): string[] {
  const paths = PRIVATE_PATHS.flatMap((path) =>
    ['', '/*'].flatMap((locale) => ['$', '/', '?', '.data'].map((end) => `${locale}/${path}${end}`)),
  )
  const variations = VARIATIONS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])
  const disallowed = [...OWN_PATHS, ...paths, ...PIECE_FILES, '/*.data$', '/*.data?', ...variations]
  return ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), 'Allow: /images?', 'Allow: /']
}
