import { type Alternate, alternatesOf } from '#app/i18n/alternates.server.ts'
import { canonicalAddress } from '#app/i18n/canonical.ts'
import type { HouseMarkets } from '#domain/house/house-markets.ts'
import type { Language } from '#domain/market/language.ts'
import { MAIN_COUNTRY } from '../main-country.ts'
import type { ListedPage } from './listing.ts'

/** A page's URL in one language, as an alternate in a sitemap. */
export type ListedAlternate = { readonly hreflang: string; readonly language: Language; readonly url: string }

/**
 * One URL of a page for each of its languages, and one as `x-default`. The page itself lists its other
 * countries (docs/areas/content-and-studio.md).
 */
export function listedAlternates(
  { paths, shownIn }: ListedPage,
  { origin, house }: { origin: string; house: HouseMarkets },
): ListedAlternate[] {
  const cluster = alternatesOf(shownIn, house).filter(({ hreflang }) => hreflang !== 'x-default')
  const listed = house.languages.flatMap((language) => mainOf(cluster, language) ?? [])
  const urlOf = ({ prefix, language }: Alternate) =>
    canonicalAddress({ origin, prefix, path: encodeURI(paths[language]), search: '' })
  const [first] = listed
  const fallback = first ? [{ hreflang: 'x-default', language: first.language, url: urlOf(first) }] : []
  return [
    ...listed.map((one) => ({ hreflang: one.hreflang, language: one.language, url: urlOf(one) })),
    ...fallback,
  ]
}

function mainOf(cluster: readonly Alternate[], language: Language): Alternate | undefined {
  const ofLanguage = cluster.filter((alternate) => alternate.language === language)
  return ofLanguage.find(({ country }) => country === MAIN_COUNTRY[language]) ?? ofLanguage[0]
}
