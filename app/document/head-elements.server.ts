import type { Feed, Page, Sharing } from '#app/page/page.server.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#contracts/image-address.ts'
import type { House } from '#domain/house/house.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'
import { canonicalUrlFor } from './head-links.server.ts'

/**
 * The metadata of a page for search engines, feed readers and social networks, as elements for the end of its head;
 * `written` is the head so far. Everything is escaped, so that no text of a product can end an element. A page that
 * guests share, or that describes itself for sharing, is shared with the home page's picture if it has none of its own.
 * The home page is read only for this; if that fails, the content client reports it and there is no picture (Spec §8).
 */
export async function headElements(
  url: URL,
  page: Page,
  { written, content, locale, house }: HeadContext,
): Promise<string> {
  const { structuredData, feed, sharing, article } = page
  const json = JSON.stringify(structuredData).replaceAll('<', '\\u003c')
  const canonical = canonicalUrlFor(url, page)
  const elements = [
    structuredData.length > 0 ? `<script type="application/ld+json">${json}</script>` : '',
    feed === null ? '' : feedLink(feed),
    canonical === null ? '' : metaProperty('og:url', canonical),
    metaProperty('og:site_name', house.name),
    metaProperty('og:locale', `${locale.language}_${locale.country}`),
    sharing === null ? '' : sharingElements(sharing, url.origin),
    article === null ? '' : metaProperty('article:published_time', article.publishedAt),
    article === null ? '' : metaProperty('article:modified_time', article.modifiedAt),
  ].join('')
  const isShareable = page.isShared || written.includes('property="og:title"')
  const needsPicture = isShareable && !hasPicture(written + elements)
  const picture = needsPicture ? await homePicture(url, { content, locale }) : ''
  const card = hasPicture(written + elements + picture) ? 'summary_large_image' : 'summary'
  return `${elements}${picture}<meta name="twitter:card" content="${card}">`
}

type HeadContext = {
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
  { content, locale }: Pick<HeadContext, 'content' | 'locale'>,
): Promise<string> {
  const home = await content.getHome({ locale })
  return home.ok && home.value ? pictureElement(home.value.hero.picture, origin) : ''
}

function feedLink({ title, path }: Feed): string {
  return `<link rel="alternate" type="application/atom+xml" title="${escapeAttribute(title)}" href="${escapeAttribute(path)}">`
}

function sharingElements({ title, description, picture }: Sharing, origin: string): string {
  return [
    metaProperty('og:type', 'website'),
    metaProperty('og:title', title),
    description === null ? '' : metaProperty('og:description', description),
    picture === null ? '' : pictureElement(picture, origin),
  ].join('')
}

function pictureElement({ url }: Picture, origin: string): string {
  return metaProperty('og:image', origin + imageAddress(url, SHARED_PICTURE_WIDTH))
}

function metaProperty(name: string, text: string): string {
  return `<meta property="${name}" content="${escapeAttribute(text)}">`
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
