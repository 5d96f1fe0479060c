import { ProductGrid } from '#app/features/catalogue/card/product-grid.tsx'
import { CollectionPage } from '#app/features/editorial/pages/collection-page.tsx'
import { now } from '#app/page/clock.ts'
import { redirectToCanonicalPath } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, listData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { immersionOf } from '#domain/content/immersion.ts'
import { loadBlockProducts } from '../blocks/load-block-products.server.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import type { Route } from './+types/collection.ts'
import { findCollection } from './find-collection.server.ts'

export const handle: PageHandle = { isShared: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { search } = context.get(clientsContext)
  const { language } = visitor
  const { collection, blocks, loadCards } = await findCollection(context, params.slug.toLowerCase())
  redirectToCanonicalPath(visitor, url, `/collections/${params.slug}`, collection.paths[language])
  const moment = now()
  const [cards, products] = await Promise.all([
    loadCards(moment),
    loadBlockProducts(search, blocks, visitor, moment),
  ])
  const { paths, shownIn, title, picture } = collection
  const place = placeOf(visitor, url)
  const crumbs = breadcrumbData([{ label: title, href: paths[language] }], place)
  describePage(context, { paths, countries: shownIn, structuredData: [crumbs, listData(cards, place)] })
  const frame = { immersion: immersionOf(picture) }
  return { collection, cards, blocks, products, frame, origin: url.origin }
}

export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  const { collection, cards, blocks, products, origin } = loaderData
  const pieces = {
    list: <ProductGrid cards={cards} />,
    count: cards.length,
  }
  return (
    <CollectionPage collection={collection} origin={origin} pieces={pieces}>
      <PageBlocks blocks={blocks} products={products} />
    </CollectionPage>
  )
}
