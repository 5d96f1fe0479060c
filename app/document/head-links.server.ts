import { listAlternates } from '#app/i18n/alternates.server.ts'
import { canonicalUrl } from '#app/i18n/canonical.ts'
import type { Page } from '#app/page/page.server.ts'
import type { HouseMarkets } from '#domain/market/house-markets.ts'
import type { Language } from '#domain/market/language.ts'
import { splitLocalePath } from '#domain/market/locale.ts'

/**
 * The links that only search engines read: the canonical URL and its alternates in other locales. They are
 * written into the document as text, since some sixty React elements would slow every page down without serving any
 * visitor. A page in a locale that is not crawled lists no alternates, because they would not list it in return; nor
 * does a page of a house with one language.
 */
export function headLinks(url: URL, page: Page, markets: HouseMarkets): string {
  const { prefix } = splitLocalePath(url.pathname)
  const canonical = canonicalUrlFor(url, page)
  if (canonical === null) return ''
  const cluster = listAlternates(page.countries, markets)
  const isOffered =
    markets.languages.length > 1 && cluster.some((alternate) => alternate.prefix === (prefix ?? ''))
  const alternates = (isOffered ? cluster : []).map(
    (alternate) =>
      `<link rel="alternate" hreflang="${alternate.hreflang}" href="${escapeAttribute(urlIn(alternate, url, page))}">`,
  )
  return [`<link rel="canonical" href="${escapeAttribute(canonical)}">`, ...alternates].join('')
}

/** Returns null for a page that search engines must not list. */
export function canonicalUrlFor(url: URL, page: Page): string | null {
  const { locale, prefix } = splitLocalePath(url.pathname)
  return page.isUnlisted ? null : urlIn({ prefix: prefix ?? '', language: locale.language }, url, page)
}

function urlIn(
  { prefix, language }: { prefix: string; language: Language },
  { origin, pathname, search }: URL,
  { paths, canonicalParameters }: Page,
): string {
  const path = paths?.[language] ?? splitLocalePath(pathname).path
  return canonicalUrl({ origin, prefix, path, search, canonicalParameters })
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
