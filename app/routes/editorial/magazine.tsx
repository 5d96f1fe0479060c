import { MagazinePage } from '#app/features/magazine/magazine-page.tsx'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { redirectToLastPage } from '#app/page/address/redirect-to-last-page.ts'
import { foundPage, redirectToCanonicalPath } from '#app/page/found-page.ts'
import { magazineFeed } from '#app/page/magazine-feed.server.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, listData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import { MAGAZINE_PATH, type PostList } from '#clients/content/pages/magazine/post-list.ts'
import { parsePage } from '#domain/catalogue/paging.ts'
import type { Language } from '#domain/market/language.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/magazine.ts'

export const handle: PageHandle = { isShared: true, parameters: ['page'], canonicalParameters: ['page'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content } = context.get(clientsContext)
  const { locale, language, isPreview } = visitor
  const page = parsePage(url.searchParams.get('page'))
  const typeSlug = params.postType?.toLowerCase() ?? null
  const list =
    foundPage(await content.getPosts({ locale, isPreview, page, typeSlug })) ?? (await missingPage(context))
  if (params.postType)
    redirectToCanonicalPath(visitor, url, `/magazine/${params.postType}`, list.paths[language])
  redirectToLastPage(url, { requested: page, shown: list.page })
  const place = placeOf(visitor, url)
  const posts = list.posts.map((post) => ({ title: post.title, path: post.url }))
  describePage(context, {
    paths: list.paths,
    structuredData: [breadcrumbData(toBreadcrumbs(list, language), place), listData(posts, place)],
    feed: magazineFeed(language, context.get(houseContext)),
  })
  return { list, origin: url.origin }
}

/** Returns the magazine and, if the list is of one post type, that list within it. */
function toBreadcrumbs({ type, paths }: PostList, language: Language) {
  const magazine = { label: pageText('magazine', language), href: MAGAZINE_PATH }
  return type ? [magazine, { label: type.title, href: paths[language] }] : [magazine]
}

export default function MagazineRoute({ loaderData: { list, origin } }: Route.ComponentProps) {
  return <MagazinePage list={list} origin={origin} />
}
