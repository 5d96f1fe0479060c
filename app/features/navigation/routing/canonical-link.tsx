import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { canonicalUrl } from '#app/i18n/canonical.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { getPageHandle } from '#app/page/page-handle.ts'

/**
 * Updates the canonical link after client navigation, because browsers share that URL. Alternates, which only crawlers
 * read, are removed, since they belong to the first page of the document.
 */
export function CanonicalLink() {
  const { pathname, search } = useLocation()
  const { prefix } = usePageLocale()
  const { canonicalParameters } = getPageHandle(useMatches().at(-1)?.handle)
  const shownUrl = useRef(pathname + search)
  useEffect(() => {
    if (shownUrl.current === pathname + search) return
    shownUrl.current = pathname + search
    for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) link.remove()
    const path = pathname.slice(prefix.length) || '/'
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute(
        'href',
        canonicalUrl({ origin: location.origin, prefix, path, search, canonicalParameters }),
      )
  }, [pathname, search, prefix, canonicalParameters])
  return null
}
