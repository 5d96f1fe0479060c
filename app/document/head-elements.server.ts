import type { Feed, Page, Sharing } from '#app/page/page.server.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#contracts/image-address.ts'
import type { House } from '#domain/house/house.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'
import { canonicalAddressFor } from './head-links.server.ts'

/**
 * The metadata of a page for search engines, feed readers and social networks, as elements for the end of its head;
 * `written` is the head so far. Everything is escaped, so that no text of a product can end an element. A page that
 * guests share, or that describes itself for sharing, but has no picture of its own is shared with that of the home
 * page, which is read only for this; if that fails, the content client reports it and there is no picture (Spec §8).
 */
export async function headElements(
  url: URL,
  page: Page,
  { written, content, locale, house }: Surroundings,
): Promise<string> {
  const { structuredData, feed, sharing, article } = page
  const json = JSON.stringify(structuredData).replaceAll('<', '\\u003c')
  const canonical = canonicalAddressFor(url, page)
  const elements = [
    structuredData.length > 0 ? `<script type="application/ld+json">${json}</script>` : '',
    feed === null ? '' : feedLink(feed),
    canonical === null ? '' : property('og:url', canonical),
    property('og:site_name', house.name),
    property('og:locale', `${locale.language}_${locale.country}`),
    sharing === null ? '' : sharingElements(sharing, url.origin),
    article === null ? '' : property('article:published_time', article.publishedAt),
    article === null ? '' : property('article:modified_time', article.modifiedAt),
  ].join('')
  const isShareable = page.isShared || written.includes('property="og:title"')
  const needsPicture = isShareable && !hasPicture(written + elements)
  const picture = needsPicture ? await homePicture(url, { content, locale }) : ''
  const card = hasPicture(written + elements + picture) ? 'summary_large_image' : 'summary'
  return `${elements}${picture}<meta name="twitter:card" content="${card}">`
}

type Surroundings = {
  readonly written: string
  readonly content: Pick<ContentClient, 'getHome'>
  readonly locale: Locale
  readonly house: Pick<House, 'name'>
}

function hasPicture(head: string): boolean {
  return head.includes('og:image"')
}

async function homePicture(
  { origin }: URL,
  { content, locale }: Pick<Surroundings, 'content' | 'locale'>,
): Promise<string> {
  const home = await content.getHome({ locale })
  return home.ok && home.value ? pictureElement(home.value.hero.picture, origin) : ''
}

function feedLink({ title, path }: Feed): string {
  return `<link rel="alternate" type="application/atom+xml" title="${attribute(title)}" href="${attribute(path)}">`
}

function sharingElements({ title, description, picture }: Sharing, origin: string): string {
  return [
    property('og:type', 'website'),
    property('og:title', title),
    description === null ? '' : property('og:description', description),
    picture === null ? '' : pictureElement(picture, origin),
  ].join('')
}

function pictureElement({ url }: Picture, origin: string): string {
  return property('og:image', origin + imageAddress(url, SHARED_PICTURE_WIDTH))
}

function property(name: string, text: string): string {
  return `<meta property="${name}" content="${attribute(text)}">`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
