import type { EntryContext } from 'react-router'
import { alternatesOf } from '#app/i18n/alternates.server.ts'
import { canonicalAddress } from '#app/i18n/canonical.ts'
import { pageHandleOf } from '#app/page/page-handle.ts'
import type { CountryLimits } from '#domain/country-visibility.ts'
import { splitLocalePath } from '#domain/locale.ts'

/**
 * The links that only search engines read: the canonical address and its alternates in other locales. They
 * are written into the document as text, since some sixty elements would cost every page and serve no visitor.
 * A page in a locale that is not crawled names no alternates: they would not name it in return.
 */
export function headLinks(
  url: URL,
  {
    staticHandlerContext,
    routeModules,
  }: {
    staticHandlerContext: Pick<EntryContext['staticHandlerContext'], 'loaderData' | 'statusCode'> & {
      matches: readonly { readonly route: { readonly id: string } }[]
    }
    routeModules: { readonly [id: string]: { readonly handle?: unknown } | undefined }
  },
): string {
  const { matches, loaderData, statusCode } = staticHandlerContext
  const id = matches.at(-1)?.route.id
  const handle = pageHandleOf(id && routeModules[id]?.handle)
  if (id === undefined || statusCode >= 400) return ''
  if (handle.isUnlisted || handle.isUnlistedAt?.(url.searchParams) || isPrivate(loaderData[id])) return ''
  const { locale, path, prefix } = splitLocalePath(url.pathname)
  const pathIn = (language: typeof locale.language) => handle.pathIn?.(language, loaderData[id]) ?? path
  const address = (ownPrefix: string, language: typeof locale.language) =>
    canonicalAddress({
      origin: url.origin,
      prefix: ownPrefix,
      path: pathIn(language),
      search: url.search,
      keep: handle.canonicalSearch,
    })
  const cluster = alternatesOf(countriesOf(loaderData[id]))
  const isOffered = cluster.some((alternate) => alternate.prefix === (prefix ?? ''))
  const alternates = (isOffered ? cluster : []).map(
    (alternate) =>
      `<link rel="alternate" hreflang="${alternate.hreflang}" href="${attribute(address(alternate.prefix, alternate.language))}">`,
  )
  const canonical = `<link rel="canonical" href="${attribute(address(prefix ?? '', locale.language))}">`
  return [canonical, ...alternates].join('')
}

/** What a loader answers as `shownIn`: the countries that its page is for. */
function countriesOf(loaderData: unknown): CountryLimits | null {
  if (typeof loaderData !== 'object' || loaderData === null || !('shownIn' in loaderData)) return null
  const { shownIn } = loaderData
  return typeof shownIn === 'object' ? shownIn : null
}

/** What a loader answers as `isPrivate`: whoever has the address may read the page, and no list leads there. */
function isPrivate(loaderData: unknown): boolean {
  return (
    typeof loaderData === 'object' && loaderData !== null && Reflect.get(loaderData, 'isPrivate') === true
  )
}

function attribute(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
