/** A goal that ends the session of who walks. */
const SIGNS_OUT = /logout/
/** Such an address opens something for anyone who has it: only its owner tries it. */
const HAS_KEY = /[?&](?:token|key)=/

/** What a document links to, without locale and fragment. */
export function linksOf(html: string): string[] {
  const links = [...html.matchAll(/\s(?:href|action|formaction|src)="(\/[^"/][^"]*)"/gi)].map(
    ([, href = '']) => withoutLocale(href.replaceAll('&amp;', '&').replace(/#.*$/, '')),
  )
  return [...new Set(links)].filter((link) => !SIGNS_OUT.test(link) && !HAS_KEY.test(link))
}

/** Paths of documents for machines that a page or another one of them names. */
export function machineLinksOf(text: string, publicOrigin: string): string[] {
  const named = [...text.matchAll(/(?:href="|<loc>|Sitemap: )([^"<\s]+\.(?:xml|txt))/g)]
  return named.flatMap(([, address = '']) => {
    const url = new URL(address, publicOrigin)
    return url.origin === publicOrigin ? [url.pathname] : []
  })
}

/** An address without the locale that it starts with. */
export function withoutLocale(address: string): string {
  const path = address.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|\?|$)/, '')
  return path.startsWith('/') ? path : `/${path}`
}
