import { lazy, type MouseEvent, Suspense, use } from 'react'
import { data, type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router'
import { artisanPath } from '#app/features/artisans/paths.ts'
import { loadRecommended } from '#app/features/catalogue/card/rows/load-recommended.server.ts'
import { ProductRow } from '#app/features/catalogue/card/rows/product-row.tsx'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { RecentlyViewed } from '#app/features/catalogue/viewed/recently-viewed.tsx'
import { Heart, HeartButton, HeartError } from '#app/features/lists/heart/heart.tsx'
import { SavedContext } from '#app/features/lists/heart/saved-context.ts'
import { productListsPath } from '#app/features/lists/paths.ts'
import { ContactLine } from '#app/features/navigation/contact/contact-line.tsx'
import { ContactButton } from '#app/features/navigation/contact/contact-panel.tsx'
import { ProductPage } from '#app/features/product/page/product-page.tsx'
import { OPTION_PARAMETERS, productPath, variantPath } from '#app/features/product/paths.ts'
import { loadsVariants } from '#app/features/product/summary/partial-pages.ts'
import { loadEditorial } from '#app/features/product/view/load-editorial.server.ts'
import { loadProduct } from '#app/features/product/view/load-product.server.ts'
import { productData } from '#app/features/product/view/product-data.ts'
import { isStandingRevalidating } from '#app/features/trade/standing/revalidate-for-standing.ts'
import { similarPath } from '#app/features/visual-search/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { HeartedPiece } from '#app/page/heart.ts'
import { describePage, productTags } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, placeOf } from '#app/page/structured-data.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { errorStatus } from '#app/ui/page/error-page.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, houseContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Role } from '#domain/visitor/roles.ts'
import { loadBlockProducts } from '../blocks/load-block-products.server.ts'
import { loadDeliveryDay } from '../delivery-day.server.ts'
import { FailedPage } from '../failed-page.tsx'
import { missingPage } from '../missing-page.server.ts'
import { useShell } from '../parent-routes.ts'
import { refusedRole, tradeOnlyResponse } from '../trade-only.ts'
import type { Route } from './+types/product.ts'

/** Rendered in the document; its script loads separately, once the page is interactive. */
const PageBlocks = lazy(async () => ({ default: (await import('../blocks/page-blocks.tsx')).PageBlocks }))

const RelatedPages = lazy(async () => ({
  default: (await import('#app/features/editorial/pages/related-pages.tsx')).RelatedPages,
}))

export const handle: PageHandle = { isShared: true, parameters: ['variant', ...OPTION_PARAMETERS] }

/** The service is unavailable, and may soon recover. */
const UNAVAILABLE = { status: 503, headers: { 'Retry-After': '30' } }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const clients = context.get(clientsContext)
  const day = await loadDeliveryDay(context)
  const { commerce, content, search } = clients
  const findCategories = () => search.findCategoryTree(toSearchVisitor(visitor))
  const found = await loadProduct(
    { commerce, content, findCategories },
    params.slug,
    visitor,
    day,
    url.searchParams,
  )
  if (!found.ok) {
    const { code } = found
    if (code === 'product-not-found') return missingPage(context)
    throw code === 'trade-only' ? tradeOnlyResponse(visitor.role, { status: 403 }) : data(null, UNAVAILABLE)
  }
  const { view: product, keys, chosenNumber } = found.value
  if (product.path !== productPath(params.slug)) {
    throw redirect(localePath(visitor.locale, product.path) + url.search, 301)
  }
  if (chosenNumber !== null) {
    throw redirect(localePath(visitor.locale, variantPath(product, chosenNumber)))
  }
  const [recommended, { blocks, artisanSlug, documents }] = await Promise.all([
    loadRecommended(clients, product.id, visitor, day.today),
    loadEditorial(clients, { id: product.id, keys }, visitor),
  ])
  const products = await loadBlockProducts(search, blocks, visitor, day.today)
  const place = { ...placeOf(visitor, url), country: visitor.country, house: context.get(houseContext) }
  const steps = [...product.breadcrumbs, { title: product.title, url: product.path }]
  const crumbs = steps.map(({ title, url: href }) => ({ label: title, href }))
  const shown = [product, ...recommended.chosen, ...recommended.similar]
  describePage(context, {
    tags: productTags(shown.map(({ id }) => id)),
    paths: product.paths,
    structuredData: [productData(product, place), breadcrumbData(crumbs, place)],
  })
  const editorial = { products, artisanPath: artisanSlug && artisanPath(artisanSlug), documents }
  const frame = { section: product.breadcrumbs.at(-1)?.url ?? null }
  return { product, frame, origin: url.origin, recommended, editorial }
}

/**
 * Selecting another variant does not reload the data if all variants are loaded; adding to the bag never does. A
 * renewal of the trade standing does, since prices depend on it.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname || isStandingRevalidating()) return true
  return currentUrl.search !== nextUrl.search && loadsVariants(nextUrl.pathname)
}

export default function Product({ loaderData, params }: Route.ComponentProps) {
  const { product, origin, recommended, editorial } = loaderData
  const t = useTranslations('product')
  const { contact } = useShell()
  const [search] = useSearchParams()
  const piece = { id: product.id, title: product.title }
  return (
    <>
      <ProductPage
        product={product}
        origin={origin}
        artisanPath={editorial.artisanPath}
        contact={<Contact />}
        questions={<ContactLine contact={contact} />}
        hours={contact.hours}
        replyDays={contact.replyDays}
        heart={<Heart {...piece} />}
        save={<SaveButton piece={piece} handle={params.slug} variant={search.get('variant')} />}
      />
      {editorial.products.blocks.length > 0 && (
        <div className="pt-section">
          <Suspense>
            <PageBlocks products={editorial.products} />
          </Suspense>
        </div>
      )}
      <div className="flex flex-col gap-section pt-section">
        <ProductRow title={t('recommended')} cards={recommended.chosen} />
        <ProductRow
          title={t('similar')}
          link={
            product.pictures.length > 0
              ? { label: t('similar-by-look'), url: similarPath(params.slug) }
              : null
          }
          cards={recommended.similar}
        />
      </div>
      {editorial.documents.length > 0 && (
        <Suspense>
          <RelatedPages related={{ documents: editorial.documents, workshops: [] }} path={product.path} />
        </Suspense>
      )}
      <RecentlyViewed productId={product.id} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const role = refusedRole(error)
  if (role !== null) return <TradeOnlyPiece role={role} />
  return errorStatus(error) === 503 ? <FetchFailed /> : <FailedPage error={error} />
}

/** Few visitors open a trade-only piece, so other product pages do not load this script. */
const TradeOnly = lazy(async () => ({
  default: (await import('#app/features/trade/trade-only.tsx')).TradeOnly,
}))

/** Spec §5: b2b only. No product data is shown, not even the name. */
function TradeOnlyPiece({ role }: { role: Role }) {
  const t = useTranslations('product.trade-only')
  const { hasTradeLink } = useShell()
  return (
    <Suspense>
      <TradeOnly title={t('title')} text={t('text')} role={role} hasProgram={hasTradeLink} />
    </Suspense>
  )
}

function Contact() {
  return <ContactButton className={TEXT_LINK} />
}

/** Spec §8: 'Failed to fetch product data', with a link to try again. */
function FetchFailed() {
  const t = useTranslations('product')
  const tErrors = useTranslations('errors.product')
  const path = usePagePath()
  const { search } = useLocation()
  return (
    <div className="mx-auto grid w-full max-w-page justify-items-start gap-6 px-gutter py-section">
      <PageTitle>{tErrors('product-fetch-failed')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-measure font-display text-display">{tErrors('product-fetch-failed')}</h1>
      <p className="max-w-measure">{t('failed.text')}</p>
      <div className="flex flex-wrap items-center gap-6">
        <LinkButton href={path + search} data-document>
          {t('failed.retry')}
        </LinkButton>
        <TextLink href="/">{t('home')}</TextLink>
      </div>
    </div>
  )
}

/** A labeled heart beside the facts; for customers also a link to the lists. On phones the heart is on the picture. */
function SaveButton({
  piece,
  handle,
  variant,
}: {
  piece: HeartedPiece
  handle: string
  /** Null if no variant is chosen. */
  variant: string | null
}) {
  const t = useTranslations('lists')
  const { isCustomer, refusalOf, openLists } = use(SavedContext)
  const refusal = refusalOf(piece.id)
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openLists?.({ productId: piece.id, variant })
  }
  return (
    <div className={classNames(!isCustomer && 'max-lg:hidden')}>
      <div className="flex flex-wrap items-center gap-x-6">
        <HeartButton piece={piece} className="heart heart-word max-lg:hidden">
          {t('save')}
        </HeartButton>
        {isCustomer && (
          <TextLink
            href={productListsPath(handle, variant)}
            onClick={open}
            rel="nofollow"
            className="text-small"
          >
            {t('panel.title')}
          </TextLink>
        )}
      </div>
      {refusal && (
        <div className="max-lg:hidden">
          <HeartError refusal={refusal} />
        </div>
      )}
    </div>
  )
}
