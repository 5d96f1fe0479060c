import type { EntryContext } from 'react-router'
import { ALTERNATES } from '#app/i18n/alternates.server.ts'
import { canonicalAddress } from '#app/i18n/canonical.ts'
import { splitLocalePath } from '#domain/locale.ts'
import { pageHandleOf } from './page-handle.ts'

/**
 * The links that only search engines read: the canonical address and its alternates in other locales. They
 * are written into the document as text, since some sixty elements would cost every page and serve no visitor.
 */
export function headLinks(url: URL, { staticHandlerContext, routeModules }: EntryContext): string {
  const { matches, loaderData, statusCode } = staticHandlerContext
  const id = matches.at(-1)?.route.id
  const handle = pageHandleOf(id && routeModules[id]?.handle)
  if (id === undefined || statusCode >= 400) return ''
  if (handle.isUnlisted || handle.isUnlistedAt?.(url.searchParams)) return ''
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
  const alternates = ALTERNATES.map(
    (alternate) =>
      `<link rel="alternate" hreflang="${alternate.hreflang}" href="${attribute(address(alternate.prefix, alternate.language))}">`,
  )
  const canonical = `<link rel="canonical" href="${attribute(address(prefix ?? '', locale.language))}">`
  return [canonical, ...alternates].join('')
}

function attribute(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
