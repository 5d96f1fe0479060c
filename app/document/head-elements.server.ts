import type { Feed, Page, Sharing } from '#app/page/page.server.ts'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#app/ui/picture/picture-source.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'

/**
 * The metadata of a page for search engines, feed readers and social networks, as elements for the end of its head;
 * `written` is the head so far. Everything is escaped, so that no text of a product can end an element. A page that
 * guests share but that has no picture of its own is shared with that of the home page, which is read only for this; if
 * that fails, the content client reports it and there is no picture (Spec §8).
 */
export async function headElements(
  { origin }: URL,
  { isShared, structuredData, feed, sharing }: Page,
  { written, content, locale }: { written: string; content: Pick<ContentClient, 'getHome'>; locale: Locale },
): Promise<string> {
  const json = JSON.stringify(structuredData).replaceAll('<', '\\u003c')
  const elements = [
    structuredData.length > 0 ? `<script type="application/ld+json">${json}</script>` : '',
    feed === null ? '' : feedLink(feed),
    sharing === null ? '' : sharingElements(sharing, origin),
  ].join('')
  if (!isShared || written.includes('og:image"') || elements.includes('og:image"')) return elements
  const home = await content.getHome({ locale })
  return home.ok && home.value ? elements + pictureElement(home.value.hero.picture, origin) : elements
}

function feedLink({ title, path }: Feed): string {
  return `<link rel="alternate" type="application/atom+xml" title="${attribute(title)}" href="${attribute(path)}">`
}

function sharingElements({ title, description, picture }: Sharing, origin: string): string {
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
