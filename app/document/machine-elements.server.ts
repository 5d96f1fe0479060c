import type { RouterContextProvider } from 'react-router'
import { type Feed, machineFactsContext, noFacts, type Shared } from '#app/page/machine-facts.server.ts'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#app/ui/picture-source.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Picture } from '#domain/product.ts'

/**
 * What a page told machines, as elements at the end of its head; `written` is the head so far. Escaped, so that no
 * text of a product can end them. A page without a picture of its own is shared with that of the home page; when
 * that cannot be read, the content client reports it, and there is none (Spec §8).
 */
export async function machineElements(
  context: Readonly<RouterContextProvider>,
  { origin }: URL,
): Promise<(written: string) => string> {
  const { told, feed, shared } = context.get(machineFactsContext) ?? noFacts()
  const { locale } = context.get(visitorContext)
  const home = await context.get(clientsContext).content.getHome({ locale })
  const fallback = home.ok && home.value ? pictureElement(home.value.hero.picture, origin) : ''
  const json = JSON.stringify(told).replaceAll('<', '\\u003c')
  const elements = [
    told.length > 0 ? `<script type="application/ld+json">${json}</script>` : '',
    feed === null ? '' : feedLink(feed),
    shared === null ? '' : sharedElements(shared, origin),
  ].join('')
  return (written) =>
    written.includes('og:image"') || elements.includes('og:image"') ? elements : elements + fallback
}

function feedLink({ title, path }: Feed): string {
  return `<link rel="alternate" type="application/atom+xml" title="${attribute(title)}" href="${attribute(path)}">`
}

function sharedElements({ title, description, picture }: Shared, origin: string): string {
  return [
    property('type', 'website'),
    property('title', title),
    description === null ? '' : property('description', description),
    picture === null ? '' : pictureElement(picture, origin),
  ].join('')
}

/** Spec §9: Open Graph image width 1200. */
function pictureElement({ url }: Picture, origin: string): string {
  return property('image', origin + imageAddress(url, SHARED_PICTURE_WIDTH))
}

function property(name: string, text: string): string {
  return `<meta property="og:${name}" content="${attribute(text)}">`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
