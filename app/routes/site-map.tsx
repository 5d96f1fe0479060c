import { SiteMapPage } from '#app/features/editorial/pages/site-map-page.tsx'
import { groupSiteMap } from '#app/features/editorial/pages/site-map-view.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { foundPage } from '#app/request/found-page.ts'
import { guestPageHeaders } from '#app/request/guest-page.ts'
import type { Route } from './+types/site-map.ts'

export const headers = guestPageHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, language, isPreview } = context.get(visitorContext)
  const { content } = context.get(clientsContext)
  const [categories, pages] = await Promise.all([
    content.getCategoryTree({ language, isPreview }),
    content.getSitePages({ locale, isPreview }),
  ])
  return { groups: groupSiteMap(foundPage(categories), foundPage(pages)), origin: url.origin }
}

export default function SiteMapRoute({ loaderData: { groups, origin } }: Route.ComponentProps) {
  return <SiteMapPage groups={groups} origin={origin} />
}
