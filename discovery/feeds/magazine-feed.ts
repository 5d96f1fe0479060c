import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { magazineFeed } from '#app/page/magazine-feed.server.ts'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#app/ui/picture/picture-source.ts'
import type { Clients } from '#clients/clients.ts'
import type { NewestPost } from '#clients/content/pages/magazine/newest-posts.ts'
import { MAGAZINE_PATH } from '#clients/content/pages/magazine/post-list.ts'
import type { House } from '#domain/house/house.ts'
import { isLanguage, type Language } from '#domain/market/language.ts'
import { localePath } from '#domain/market/locale.ts'
import {
  type MachineDocument,
  pieceOf,
  SourceUnavailable,
  XML_DECLARATION,
  xmlText,
} from '../machine-document.ts'
import { MAIN_COUNTRY } from '../main-country.ts'

type Options = {
  readonly clients: Pick<Clients, 'content'>
  readonly house: Pick<House, 'name' | 'languages'>
  readonly origin: string
  readonly nowMs: () => number
}

/** Finds the feed of the magazine in a language, `/feeds/magazine/de.xml` (Atom, RFC 4287). */
export function findMagazineFeed(
  path: string,
  { clients, house, origin, nowMs }: Options,
): MachineDocument | null {
  const [, language] = /^\/feeds\/magazine\/([a-z]{2})\.xml$/.exec(path) ?? []
  if (!isLanguage(language) || !house.languages.includes(language)) return null
  return {
    contentType: 'application/atom+xml; charset=utf-8',
    dependsOnProducts: false,
    async open() {
      const locale = { language, country: MAIN_COUNTRY[language] }
      const posts = await clients.content.getNewestPosts({ locale })
      if (!posts.ok) throw new SourceUnavailable(posts.code)
      return pieceOf(writeFeed(posts.value, { language, house, origin, now: new Date(nowMs()) }))
    },
  }
}

type Place = Pick<Options, 'house' | 'origin'> & { readonly language: Language; readonly now: Date }

function writeFeed(posts: readonly NewestPost[], { language, house, origin, now }: Place): string {
  const locale = { language, country: MAIN_COUNTRY[language] }
  const address = (path: string) => xmlText(origin + localePath(locale, path))
  const feed = magazineFeed(language, house)
  const latest = posts.map(changedAt).sort().at(-1)
  const entries = posts.map((post) => writeEntry(post, { address, origin }))
  return `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${address(MAGAZINE_PATH)}</id>
<title>${xmlText(feed.title)}</title>
<subtitle>${xmlText(pageText('magazine-intro', language))}</subtitle>
<link rel="self" type="application/atom+xml" href="${xmlText(origin + feed.path)}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${address(MAGAZINE_PATH)}"/>
<author><name>${xmlText(house.name)}</name></author>
<icon>${xmlText(`${origin}/favicon.svg`)}</icon>
<updated>${latest ?? now.toISOString()}</updated>
${entries.join('')}</feed>
`
}

function writeEntry(
  post: NewestPost,
  { address, origin }: { address: (path: string) => string; origin: string },
): string {
  const { id, title, url, abstract, picture, publishingDate, author, typeTitle } = post
  // The id of a post does not change with its address.
  const name = `tag:${new URL(origin).hostname},${publishingDate.slice(0, 10)}:${encodeURIComponent(id)}`
  const image = picture && xmlText(origin + imageAddress(picture.url, SHARED_PICTURE_WIDTH))
  return `<entry>${[
    `<id>${xmlText(name)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address(url)}"/>`,
    image ? `<link rel="enclosure" href="${image}"/>` : '',
    `<published>${new Date(publishingDate).toISOString()}</published>`,
    `<updated>${changedAt(post)}</updated>`,
    author ? `<author><name>${xmlText(author)}</name></author>` : '',
    `<category term="${xmlText(typeTitle)}"/>`,
    abstract ? `<summary>${xmlText(abstract)}</summary>` : '',
  ].join('')}</entry>\n`
}

/** A change before the publication counts as the publication. */
function changedAt({ publishingDate, updatedAt }: NewestPost): string {
  return new Date(Math.max(Date.parse(publishingDate), Date.parse(updatedAt))).toISOString()
}
