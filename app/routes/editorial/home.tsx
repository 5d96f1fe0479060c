import { data } from 'react-router'
import { Hero } from '#app/features/editorial/hero.tsx'
import { houseData } from '#app/features/editorial/pages/house-data.ts'
import { now } from '#app/page/clock.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { placeOf } from '#app/page/structured-data.server.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import { immersionOf } from '#domain/content/immersion.ts'
import { loadBlockProducts } from '../blocks/load-block-products.server.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/home.ts'

export const handle: PageHandle = { isShared: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content, search } = context.get(clientsContext)
  const home = await content.getHome({ locale: visitor.locale, isPreview: visitor.isPreview })
  if (!home.ok) throw data(null, { status: 503 })
  if (home.value === null) return missingPage(context)
  const products = await loadBlockProducts(search, home.value.rows, visitor, now())
  const { hero, meta } = home.value
  describePage(context, {
    structuredData: houseData(
      { ...placeOf(visitor, url), house: context.get(houseContext) },
      visitor.country,
    ),
    sharing: {
      title: meta.title ?? hero.title,
      description: meta.description ?? hero.text,
      picture: hero.picture,
    },
  })
  return { home: home.value, products, frame: { immersion: immersionOf(hero.picture) } }
}

export default function HomePage({ loaderData: { home, products } }: Route.ComponentProps) {
  const { hero, meta } = home
  const title = meta.title ?? hero.title
  const description = meta.description ?? hero.text
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {description && <meta name="description" content={description} />}
      <Hero hero={hero} />
      <div className="pt-section">
        <PageBlocks blocks={home.rows} products={products} />
      </div>
    </>
  )
}
