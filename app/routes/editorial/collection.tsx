import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { pack, unpack } from '#app/document/packed.ts'
import { ProductGrid } from '#app/features/catalogue/card/product-grid.tsx'
import { loadCollection } from '#app/features/catalogue/card/rows/load-collection.server.ts'
import { loadShopCollection } from '#app/features/catalogue/collection/load-shop-collection.server.ts'
import { ShopCollectionPage } from '#app/features/catalogue/collection/shop-collection-page.tsx'
import { withoutEmptyFields } from '#app/features/catalogue/list/empty-fields.server.ts'
import { isVariation } from '#app/features/catalogue/list/list-address.ts'
import { loadRelated } from '#app/features/editorial/pages/load-related.server.ts'
import { PageOpening } from '#app/features/editorial/pages/page-opening.tsx'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { redirectToLastPage } from '#app/page/address/redirect-to-last-page.ts'
import { today } from '#app/page/clock.ts'
import { foundPage, redirectToCanonicalPath } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, listData, placeOf } from '#app/page/structured-data.server.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { clientsContext, type Visitor, visitorContext } from '#app/visitor/context.ts'
import { COLLECTIONS_PATH, type Collection } from '#clients/content/pages/collection.ts'
import { LIST_PARAMETERS, parseListState } from '#domain/catalogue/list-address.ts'
import { resolveImmersion } from '#domain/content/immersion.ts'
import { localePath } from '#domain/market/locale.ts'
import { loadBlockProducts } from '../blocks/load-block-products.server.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/collection.ts'

/** A collection of the commerce service has no blocks, and does not load this script. */
const PageBlocks = lazy(async () => ({ default: (await import('../blocks/page-blocks.tsx')).PageBlocks }))

/** Nor does such a collection have related pages. */
const RelatedPages = lazy(async () => ({
  default: (await import('#app/features/editorial/pages/related-pages.tsx')).RelatedPages,
}))

export const handle: PageHandle = {
  isShared: true,
  parameters: LIST_PARAMETERS,
  canonicalParameters: ['page'],
}

type CollectionView = Pick<Collection, 'title' | 'intro' | 'picture' | 'meta' | 'paths'>

/** An edited collection takes precedence over one of the commerce service. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale, isPreview } = context.get(visitorContext)
  const slug = params.slug.toLowerCase()
  const described = foundPage(
    await context.get(clientsContext).content.getCollection({ slug, locale, isPreview }),
  )
  return described
    ? loadDescribedCollection({ context, params, url }, described)
    : loadListedCollection({ context, params, url }, slug)
}

type RequestArgs = Pick<Route.LoaderArgs, 'context' | 'params' | 'url'>

async function loadDescribedCollection(
  { context, params, url }: RequestArgs,
  { content: blocks, ...found }: Collection,
) {
  const visitor = context.get(visitorContext)
  const { content, search } = context.get(clientsContext)
  const { selection, ...collection } = found
  const { paths, shownIn, title, picture } = collection
  const path = paths[visitor.language]
  redirectToCanonicalPath(visitor, url, `/collections/${params.slug}`, path)
  // An edited collection has no pagination and no filters.
  if (LIST_PARAMETERS.some((name) => url.searchParams.has(name)))
    throw redirect(localePath(visitor.locale, path), 301)
  const day = today(context)
  const [cards, products, related] = await Promise.all([
    loadCollection(search, selection, visitor, day),
    loadBlockProducts(search, blocks, visitor, day),
    loadRelated(content, found, visitor),
  ])
  const place = placeOf(visitor, url)
  const crumbs = breadcrumbData(breadcrumbsTo(visitor, title, path), place)
  describePage(context, { paths, countries: shownIn, structuredData: [crumbs, listData(cards, place)] })
  const frame = { immersion: resolveImmersion(picture) }
  return { kind: 'described' as const, collection, cards, products, related, frame, origin: url.origin }
}

async function loadListedCollection({ context, params, url }: RequestArgs, slug: string) {
  const visitor = context.get(visitorContext)
  const cleanUrl = withoutEmptyFields(url)
  if (cleanUrl !== null) throw redirect(cleanUrl)
  const found = await loadShopCollection(
    context.get(clientsContext),
    { handle: slug, params: url.searchParams },
    visitor,
    today(context),
  )
  if (!found.ok && found.code === 'collection-not-found') return missingPage(context)
  if (!found.ok) throw data(null, { status: 503 })
  const { collection, list, paths } = found.value
  const { title, seo, description, picture } = collection
  const path = paths[visitor.language]
  redirectToCanonicalPath(visitor, url, `/collections/${params.slug}`, path)
  redirectToLastPage(url, { requested: parseListState(url.searchParams).page, shown: list.page })
  const place = placeOf(visitor, url)
  describePage(context, {
    isUnlisted: isVariation(list.state),
    paths,
    structuredData: [breadcrumbData(breadcrumbsTo(visitor, title, path), place), listData(list.cards, place)],
    sharing: {
      title: seo.title ?? title,
      description: (seo.description ?? description) || null,
      picture: picture ?? list.cards[0]?.picture ?? null,
    },
  })
  return { kind: 'listed' as const, collection, list: pack(list), paths }
}

function breadcrumbsTo({ language }: Visitor, title: string, path: string) {
  return [
    { label: pageText('collections', language), href: COLLECTIONS_PATH },
    { label: title, href: path },
  ]
}

export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  const { language } = usePageLocale()
  if (loaderData.kind === 'listed')
    return <ShopCollectionPage view={{ ...loaderData, list: unpack(loaderData.list) }} />
  const { collection, cards, products, related, origin } = loaderData
  const pieces = {
    list: <ProductGrid cards={cards} />,
    count: cards.length,
  }
  return (
    <CollectionPage collection={collection} origin={origin} pieces={pieces}>
      <Suspense>
        <PageBlocks products={products} />
        <RelatedPages related={related} path={collection.paths[language]} />
      </Suspense>
    </CollectionPage>
  )
}

function CollectionPage({
  collection: { title, intro, picture, meta },
  origin,
  pieces,
  children,
}: {
  collection: CollectionView
  origin: string
  pieces: { readonly list: ReactNode; readonly count: number }
  children: ReactNode
}) {
  const t = useTranslations('editorial.collection')
  const tIndex = useTranslations('editorial.collections')
  return (
    <>
      <PageMeta
        title={meta.title ?? title}
        description={meta.description ?? intro}
        picture={picture}
        origin={origin}
      />
      <PageOpening
        overline={
          <>
            <Breadcrumbs crumbs={[{ label: tIndex('title'), href: COLLECTIONS_PATH }]} current={title} />
            <p className="mt-4">{t('overline', { count: pieces.count })}</p>
          </>
        }
        title={title}
        text={intro}
        picture={picture}
        isImmersive
      />
      <section aria-label={t('pieces')} className="mx-auto w-full max-w-page px-gutter pt-section">
        {pieces.count > 0 ? pieces.list : <p className="max-w-measure">{t('empty')}</p>}
      </section>
      <div className="pt-8">{children}</div>
    </>
  )
}
