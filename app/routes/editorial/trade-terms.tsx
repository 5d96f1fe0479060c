import { LegalPage } from '#app/features/editorial/pages/legal-page.tsx'
import { foundPage } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/trade-terms.ts'

export const handle: PageHandle = { isShared: true }

/** Spec §2: the trade terms have a path of their own. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { locale, language, isPreview } = visitor
  const { content } = context.get(clientsContext)
  const page =
    foundPage(await content.getLegalPage({ topic: 'trade-terms', locale, isPreview })) ??
    (await missingPage(context))
  const crumb = { label: page.title, href: page.paths[language] }
  describePage(context, {
    countries: page.shownIn,
    structuredData: [breadcrumbData([crumb], placeOf(visitor, url))],
  })
  return { page, origin: url.origin }
}

export default function TradeTermsRoute({ loaderData: { page, origin } }: Route.ComponentProps) {
  return <LegalPage page={page} origin={origin} />
}
