import type { ReactNode } from 'react'
import { aboutData } from '#app/features/editorial/pages/house-data.ts'
import { PageOpening } from '#app/features/editorial/pages/page-opening.tsx'
import { today } from '#app/page/clock.ts'
import { foundPage } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { placeOf } from '#app/page/structured-data.server.ts'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import type { About } from '#clients/content/pages/about.ts'
import { loadBlockProducts } from '../blocks/load-block-products.server.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/about.ts'

export const handle: PageHandle = { isShared: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content, search } = context.get(clientsContext)
  const { locale, isPreview } = visitor
  const { rows, ...about } =
    foundPage(await content.getAbout({ locale, isPreview })) ?? (await missingPage(context))
  describePage(context, {
    countries: about.shownIn,
    structuredData: [aboutData(about.title, { ...placeOf(visitor, url), house: context.get(houseContext) })],
  })
  const products = await loadBlockProducts(search, rows, visitor, today(context))
  return { about, products, origin: url.origin }
}

export default function AboutRoute({ loaderData: { about, products, origin } }: Route.ComponentProps) {
  return (
    <AboutPage about={about} origin={origin}>
      <PageBlocks products={products} />
    </AboutPage>
  )
}

function AboutPage({
  about: { title, abstract, picture, meta },
  origin,
  children,
}: {
  about: Pick<About, 'title' | 'abstract' | 'picture' | 'meta'>
  origin: string
  children: ReactNode
}) {
  return (
    <>
      <PageMeta
        title={meta.title ?? title}
        description={meta.description ?? abstract}
        picture={picture}
        origin={origin}
      />
      <PageOpening title={title} text={abstract} picture={picture} />
      <div className="pt-section">{children}</div>
    </>
  )
}
