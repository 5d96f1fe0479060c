import type { ArticleDates } from '#app/page/page.server.ts'
import type { Post } from '#clients/content/pages/magazine/post.ts'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#contracts/image-address.ts'

/** The URL parts; `path` is without the locale, `tag` a language tag: 'de-AT'. */
type Page = {
  readonly origin: string
  readonly prefix: string
  readonly path: string
  readonly tag: string
  readonly house: { readonly name: string }
}
type Facts = Pick<Post, 'title' | 'abstract' | 'picture' | 'publishingDate' | 'updatedAt' | 'author' | 'type'>

/** The structured data of an article (schema.org). */
export function postData(post: Facts, { origin, prefix, path, tag, house }: Page): object {
  const { title, abstract, picture, author, type } = post
  const { publishedAt, modifiedAt } = articleDates(post)
  const organization = { '@type': 'Organization', name: house.name, url: origin }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(abstract && { description: abstract }),
    ...(picture && { image: [origin + imageAddress(picture.url, SHARED_PICTURE_WIDTH)] }),
    datePublished: publishedAt,
    dateModified: modifiedAt,
    author: author ? { '@type': 'Person', name: author } : organization,
    publisher: organization,
    articleSection: type.label,
    inLanguage: tag,
    mainEntityOfPage: origin + prefix + path,
  }
}

/** An edit before publication counts as made at publication. */
export function articleDates({
  publishingDate,
  updatedAt,
}: Pick<Post, 'publishingDate' | 'updatedAt'>): ArticleDates {
  const isEdited = new Date(publishingDate) < new Date(updatedAt)
  return { publishedAt: publishingDate, modifiedAt: isEdited ? updatedAt : publishingDate }
}
