import { lazy, Suspense } from 'react'
import { groupCookies } from '#app/features/editorial/cookies/cookie-groups.ts'
import { LegalPage } from '#app/features/editorial/pages/legal-page.tsx'
import { foundPage, redirectToCanonicalPath } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/legal.ts'

export const handle: PageHandle = { isShared: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content } = context.get(clientsContext)
  const { locale, language, isPreview } = visitor
  const page =
    foundPage(await content.getLegalPage({ slug: params.slug.toLowerCase(), locale, isPreview })) ??
    (await missingPage(context))
  redirectToCanonicalPath(visitor, url, `/legal/${params.slug}`, page.paths[language])
  const crumb = { label: page.title, href: page.paths[language] }
  describePage(context, {
    paths: page.paths,
    countries: page.shownIn,
    structuredData: [breadcrumbData([crumb], placeOf(visitor, url))],
  })
  const isSecure = url.protocol === 'https:'
  const cookies = page.topic === 'cookie-policy' ? groupCookies(toLanguageTag(locale), { isSecure }) : null
  return { page, cookies, origin: url.origin }
}

/** Only the cookie policy loads it. */
const CookieList = lazy(async () => ({
  default: (await import('#app/features/editorial/cookies/cookie-list.tsx')).CookieList,
}))

export default function LegalRoute({ loaderData: { page, cookies, origin } }: Route.ComponentProps) {
  return (
    <LegalPage page={page} origin={origin}>
      {cookies && (
        <Suspense>
          <CookieList groups={cookies} />
        </Suspense>
      )}
    </LegalPage>
  )
}
