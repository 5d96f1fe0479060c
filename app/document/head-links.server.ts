import { alternatesOf } from '#app/i18n/alternates.server.ts'
import { canonicalAddress } from '#app/i18n/canonical.ts'
import type { Page } from '#app/page/page.server.ts'
import type { HouseMarkets } from '#domain/house/house-markets.ts'
import { splitLocalePath } from '#domain/market/locale.ts'

/**
 * The links that only search engines read: the canonical address and its alternates in other locales. They are written
 * into the document as text, since some sixty React elements would slow every page down and serve no visitor. A page in
 * a locale that is not crawled lists no alternates, because they would not list it in return; nor does a page of a house with
 * one language.
 */
export function headLinks(url: URL, page: Page, markets: HouseMarkets): string {
  if (page.isUnlisted) return ''
  const { locale, path, prefix } = splitLocalePath(url.pathname)
  const address = (localePrefix: string, language: typeof locale.language) =>
    canonicalAddress({
      origin: url.origin,
      prefix: localePrefix,
      path: page.paths?.[language] ?? path,
      search: url.search,
      keep: page.canonicalParameters,
    })
  const cluster = alternatesOf(page.countries, markets)
  const isOffered =
    markets.languages.length > 1 && cluster.some((alternate) => alternate.prefix === (prefix ?? ''))
  const alternates = (isOffered ? cluster : []).map(
    (alternate) =>
      `<link rel="alternate" hreflang="${alternate.hreflang}" href="${attribute(address(alternate.prefix, alternate.language))}">`,
  )
  const canonical = `<link rel="canonical" href="${attribute(address(prefix ?? '', locale.language))}">`
  return [canonical, ...alternates].join('')
}

function attribute(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
