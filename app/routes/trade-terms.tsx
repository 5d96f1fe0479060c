import { LegalPage } from '#app/features/editorial/pages/legal-page.tsx'
import { foundPage } from '#app/page/found-page.ts'
import { guestPageHeaders } from '#app/page/guest-page.ts'
import { breadcrumbData } from '#app/page/list-data.server.ts'
import { placeOf, tellMachines } from '#app/page/machine-facts.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/trade-terms.ts'
import { missingPage } from './missing-page.server.ts'

export const headers = guestPageHeaders

/** Spec §2: the trade terms have an address of their own. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { locale, language, isPreview } = visitor
  const { content } = context.get(clientsContext)
  const page =
    foundPage(await content.getLegalPage({ topic: 'trade-terms', locale, isPreview })) ??
    (await missingPage(context))
  const crumb = { label: page.title, href: page.paths[language] }
  tellMachines(context, [breadcrumbData([crumb], placeOf(visitor, url))])
  return { page, shownIn: page.shownIn, origin: url.origin }
}

export default function TradeTermsRoute({ loaderData: { page, origin } }: Route.ComponentProps) {
  return <LegalPage page={page} origin={origin} />
}
