import { officeData } from '#app/features/editorial/office/office-data.ts'
import { toOfficeView } from '#app/features/editorial/office/to-office-view.server.ts'
import { LandingPage } from '#app/features/editorial/pages/landing-page.tsx'
import { today } from '#app/page/clock.ts'
import { foundPage, redirectToCanonicalPath } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import { immersionOf } from '#domain/content/immersion.ts'
import { loadBlockProducts } from '../blocks/load-block-products.server.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/landing.ts'

export const handle: PageHandle = { isShared: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content, search } = context.get(clientsContext)
  const { locale, language, isPreview } = visitor
  const found =
    foundPage(await content.getLanding({ slug: params.slug.toLowerCase(), locale, isPreview })) ??
    (await missingPage(context))
  const { rows, office, ...page } = found
  redirectToCanonicalPath(visitor, url, `/landing/${params.slug}`, page.paths[language])
  const products = await loadBlockProducts(search, rows, visitor, today(context))
  const house = context.get(houseContext)
  const place = placeOf(visitor, url)
  const path = page.paths[language]
  const landing = { ...page, office: office && toOfficeView(office, locale, house.contact) }
  const address = { ...place, url: place.origin + place.prefix + path }
  describePage(context, {
    paths: page.paths,
    countries: page.shownIn,
    structuredData: [
      breadcrumbData([{ label: page.title, href: path }], place),
      ...(landing.office ? [officeData(landing.office, { ...address, picture: page.picture, house })] : []),
    ],
  })
  const frame = { immersion: immersionOf(page.picture) }
  return { landing, products, frame, origin: url.origin }
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  const { landing, products, origin } = loaderData
  return (
    <LandingPage landing={landing} origin={origin}>
      <PageBlocks products={products} />
    </LandingPage>
  )
}
