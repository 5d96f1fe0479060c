import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { pack, unpack } from '#app/document/packed.ts'
import { CategoryPage } from '#app/features/catalogue/category/category-page.tsx'
import { loadCategory } from '#app/features/catalogue/category/load-category.server.ts'
import { withoutEmptyFields } from '#app/features/catalogue/list/empty-fields.server.ts'
import { isVariation } from '#app/features/catalogue/list/list-address.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { redirectToLastPage } from '#app/page/address/redirect-to-last-page.ts'
import { today } from '#app/page/clock.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, listData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { LIST_PARAMETERS, parseListState } from '#domain/catalogue/list-address.ts'
import { localePath } from '#domain/market/locale.ts'
import { loadBlockProducts } from '../blocks/load-block-products.server.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/category.ts'

/** Few categories have blocks, so the others do not load this script. */
const PageBlocks = lazy(() =>
  import('../blocks/page-blocks.tsx').then((blocks) => ({ default: blocks.PageBlocks })),
)

export const handle: PageHandle = {
  isShared: true,
  parameters: LIST_PARAMETERS,
  canonicalParameters: ['page'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { '*': slugs } = params
  const filled = withoutEmptyFields(url)
  if (filled !== null) throw redirect(filled)
  const clients = context.get(clientsContext)
  const view = await loadCategory(clients, { slugs, params: url.searchParams }, visitor, today(context))
  if (!view.ok && view.code === 'category-not-found') return missingPage(context)
  if (!view.ok) throw data(null, { status: 503 })
  const path = view.value.paths[visitor.language]
  if (path !== `/categories/${slugs}`) throw redirect(localePath(visitor.locale, path) + url.search, 301)
  const { blocks, ...shown } = view.value
  const { category, list, paths } = shown
  redirectToLastPage(url, { requested: parseListState(url.searchParams).page, shown: list.page })
  const place = placeOf(visitor, url)
  const steps = [...category.breadcrumbs, { title: category.title, url: path }]
  const crumbs = steps.map(({ title, url: href }) => ({ label: title, href }))
  describePage(context, {
    isUnlisted: isVariation(list.state),
    paths,
    structuredData: [breadcrumbData(crumbs, place), listData(list.cards, place)],
    sharing: {
      title: category.meta.title ?? category.title,
      description: category.meta.description ?? category.intro,
      picture: list.cards[0]?.picture ?? null,
    },
  })
  const products =
    blocks.length > 0 ? await loadBlockProducts(clients.search, blocks, visitor, today(context)) : null
  return { ...shown, list: pack(list), products }
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { products } = loaderData
  const list = unpack(loaderData.list)
  return (
    <>
      <CategoryPage view={{ ...loaderData, list }} />
      {products && (
        <Suspense>
          <PageBlocks products={products} />
        </Suspense>
      )}
    </>
  )
}
