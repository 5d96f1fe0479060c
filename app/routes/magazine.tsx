import { MagazinePage } from '#app/features/magazine/magazine-page.tsx'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { foundPage, stayAtOwnPath } from '#app/request/found-page.ts'
import { guestPageHeaders } from '#app/request/guest-page.ts'
import { pathInLanguage } from '#app/request/localized-paths.ts'
import type { PageHandle } from '#app/request/page-handle.ts'
import { parsePage } from '#domain/catalogue/paging.ts'
import type { Route } from './+types/magazine.ts'

export const handle: PageHandle = { canonicalSearch: ['page'], pathIn: pathInLanguage }

export const headers = guestPageHeaders

/** All posts, or those of the type in the address. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content } = context.get(clientsContext)
  const { locale, language, isPreview } = visitor
  const page = parsePage(url.searchParams.get('page'))
  const typeSlug = params.postType?.toLowerCase() ?? null
  const list = foundPage(await content.getPosts({ locale, isPreview, page, typeSlug }))
  if (params.postType) stayAtOwnPath(visitor, url, `/magazine/${params.postType}`, list.paths[language])
  return { list, paths: list.paths, origin: url.origin }
}

export default function MagazineRoute({ loaderData: { list, origin } }: Route.ComponentProps) {
  return <MagazinePage list={list} origin={origin} />
}
