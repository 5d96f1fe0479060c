import { SiteMapPage } from '#app/features/editorial/pages/site-map-page.tsx'
import { groupSiteMap } from '#app/features/editorial/pages/site-map-view.ts'
import { CONTACT_PATHS } from '#app/features/requests/paths.ts'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { foundPage } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/site-map.ts'

export const handle: PageHandle = { isShared: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { locale, language, country, isPreview } = visitor
  const { content, commerce } = context.get(clientsContext)
  const [categories, pages, collections] = await Promise.all([
    content.getCategoryTree({ language, isPreview }),
    content.getSitePages({ locale, isPreview }),
    commerce.listShopCollections({ country, language, buyer: null }),
  ])
  const crumb = { label: pageText('site-map', language), href: '/sitemap' }
  describePage(context, { structuredData: [breadcrumbData([crumb], placeOf(visitor, url))] })
  const groups = groupSiteMap(
    foundPage(categories) ?? [],
    foundPage(pages) ?? [],
    collections.ok ? collections.value : [],
    { label: pageText('contact-form', language), url: CONTACT_PATHS.form },
  )
  return { groups, origin: url.origin }
}

export default function SiteMapRoute({ loaderData: { groups, origin } }: Route.ComponentProps) {
  return <SiteMapPage groups={groups} origin={origin} />
}
