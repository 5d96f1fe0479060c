/** Following such a URL would end the session of the walking person. */
const SIGNS_OUT = /logout/
/** Such a URL opens something for anyone who has it, so only its owner tries it. */
const HAS_KEY = /[?&](?:token|key)=/

/** Finds the links of a document, without locale and fragment. */
export function findLinks(html: string): string[] {
  const links = [...html.matchAll(/\s(?:href|action|formaction|src)="(\/[^"/][^"]*)"/gi)].map(
    ([, href = '']) => withoutLocale(href.replaceAll('&amp;', '&').replace(/#.*$/, '')),
  )
  return [...new Set(links)].filter((link) => !SIGNS_OUT.test(link) && !HAS_KEY.test(link))
}

/** Finds the paths of documents for machines that a page or another such document links to. */
export function findMachineLinks(text: string, publicOrigin: string): string[] {
  const links = [...text.matchAll(/(?:href="|<loc>|Sitemap: )([^"<\s]+\.(?:xml|txt))/g)]
  return links.flatMap(([, link = '']) => {
    const url = new URL(link, publicOrigin)
    return url.origin === publicOrigin ? [url.pathname] : []
  })
}

/** A URL without the locale at its start. */
export function withoutLocale(url: string): string {
  const path = url.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|\?|$)/, '')
  return path.startsWith('/') ? path : `/${path}`
}
