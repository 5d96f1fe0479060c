import { loadRelated } from '#app/features/editorial/pages/load-related.server.ts'
import { RelatedPages } from '#app/features/editorial/pages/related-pages.tsx'
import { articleDates, postData } from '#app/features/magazine/post-data.ts'
import { PostPage } from '#app/features/magazine/post-page.tsx'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { today } from '#app/page/clock.ts'
import { foundPage, redirectToCanonicalPath } from '#app/page/found-page.ts'
import { magazineFeed } from '#app/page/magazine-feed.server.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import { MAGAZINE_PATH } from '#clients/content/pages/magazine/post-list.ts'
import { loadBlockProducts } from '../blocks/load-block-products.server.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/post.ts'

export const handle: PageHandle = { isShared: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content, search } = context.get(clientsContext)
  const { locale, language, isPreview } = visitor
  const found =
    foundPage(await content.getPost({ slug: params.slug.toLowerCase(), locale, isPreview })) ??
    (await missingPage(context))
  const { body, ...post } = found
  redirectToCanonicalPath(visitor, url, `/magazine/${params.postType}/${params.slug}`, post.paths[language])
  const [products, { documents, workshops }] = await Promise.all([
    loadBlockProducts(search, body, visitor, today(context)),
    loadRelated(content, post, visitor),
  ])
  // The article lists its own related articles.
  const related = { workshops, documents: documents.filter(({ type }) => type !== 'magazine') }
  const house = context.get(houseContext)
  const place = placeOf(visitor, url)
  const path = post.paths[language]
  const steps = [
    { label: pageText('magazine', language), href: MAGAZINE_PATH },
    { label: post.type.label, href: post.type.url },
    { label: post.title, href: path },
  ]
  describePage(context, {
    isUnlisted: post.isPrivate,
    paths: post.paths,
    countries: post.shownIn,
    structuredData: [breadcrumbData(steps, place), postData(post, { ...place, path, house })],
    feed: magazineFeed(language, house),
    article: articleDates(post),
  })
  return { post, products, related, origin: url.origin }
}

export default function PostRoute({ loaderData: { post, products, related, origin } }: Route.ComponentProps) {
  return (
    <>
      <PostPage post={post} origin={origin}>
        <PageBlocks products={products} rhythm="article" />
      </PostPage>
      <RelatedPages related={related} path="" />
    </>
  )
}
