/** A URL that ends the session of the person who walks. */
const SIGNS_OUT = /logout/
/** Such a URL opens something for anyone who has it, so only its owner tries it. */
const HAS_KEY = /[?&](?:token|key)=/

/** The links of a document, without locale and fragment. */
export function findLinks(html: string): string[] {
  const links = [...html.matchAll(/\s(?:href|action|formaction|src)="(\/[^"/][^"]*)"/gi)].map(
    ([, href = '']) => withoutLocale(href.replaceAll('&amp;', '&').replace(/#.*$/, '')),
  )
  return [...new Set(links)].filter((link) => !SIGNS_OUT.test(link) && !HAS_KEY.test(link))
}

/** Paths of documents for machines that are named in a page or in another such document. */
export function machineLinksOf(text: string, publicOrigin: string): string[] {
  const named = [...text.matchAll(/(?:href="|<loc>|Sitemap: )([^"<\s]+\.(?:xml|txt))/g)]
  return named.flatMap(([, address = '']) => {
    const url = new URL(address, publicOrigin)
    return url.origin === publicOrigin ? [url.pathname] : []
  })
}

/** A URL without the locale at its start. */
export function withoutLocale(address: string): string {
  const path = address.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|\?|$)/, '')
  return path.startsWith('/') ? path : `/${path}`
}
