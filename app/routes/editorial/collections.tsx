import { CollectionsPage } from '#app/features/editorial/pages/collections-page.tsx'
import { toCollectionsView } from '#app/features/editorial/pages/collections-view.ts'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { foundPage } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, listData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { COLLECTIONS_MAX } from '#clients/commerce/collection-calls.ts'
import { COLLECTIONS_PATH } from '#clients/content/pages/collection.ts'
import type { Route } from './+types/collections.ts'

export const handle: PageHandle = { isShared: true }

/** All collections. Those of the commerce service are left out while it is unavailable. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { locale, language, country, buyer, isPreview } = visitor
  const { content, commerce } = context.get(clientsContext)
  const [described, shop] = await Promise.all([
    content.getCollections({ locale, isPreview }),
    commerce.findShownCollections({ country, language, buyer }, COLLECTIONS_MAX),
  ])
  const view = toCollectionsView(foundPage(described) ?? [], shop.ok ? shop.value : [], language)
  const place = placeOf(visitor, url)
  const pages = [
    ...view.described.map(({ title, path }) => ({ title, path })),
    ...view.others.map(({ link }) => ({ title: link.label, path: link.url })),
  ]
  const crumb = { label: pageText('collections', language), href: COLLECTIONS_PATH }
  describePage(context, { structuredData: [breadcrumbData([crumb], place), listData(pages, place)] })
  return { view, origin: url.origin }
}

export default function CollectionsRoute({ loaderData: { view, origin } }: Route.ComponentProps) {
  return <CollectionsPage view={view} origin={origin} />
}
