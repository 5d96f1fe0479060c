import type { ReactNode } from 'react'
import { data } from 'react-router'
import { withoutEmptyFields } from '#app/features/catalogue/list/empty-fields.server.ts'
import { EmptyList } from '#app/features/catalogue/list/empty-list.tsx'
import { loadList } from '#app/features/catalogue/list/load-list.server.ts'
import { ProductList } from '#app/features/catalogue/list/product-list.tsx'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { productPath } from '#app/features/product/paths.ts'
import { similarPath } from '#app/features/visual-search/paths.ts'
import { similarOnly } from '#app/features/visual-search/similar-only.server.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { redirectToLastPage } from '#app/page/address/redirect-to-last-page.ts'
import { today } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { MATCHES_MAX } from '#contracts/visual.ts'
import { parseListState } from '#domain/catalogue/list-address.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/similar-products.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const cleanUrl = withoutEmptyFields(url)
  if (cleanUrl !== null) throw redirect(cleanUrl)
  const { search, visual } = context.get(clientsContext)
  const visitor = context.get(visitorContext)
  const products = await search.findByHandles([slug], toSearchVisitor(visitor))
  if (!products.ok) throw data(null, { status: 503 })
  const [product] = products.value
  if (!product) return missingPage(context)
  const found = await visual.findSimilar(product.id, MATCHES_MAX)
  if (!found.ok) throw data(null, { status: 503 })
  const state = { ...parseListState(url.searchParams), query: '' }
  const similarSearch = similarOnly(search, found.value.matches, product.categoryPaths)
  const list = await loadList(similarSearch, { state, catalogue: search }, visitor, today(context))
  if (!list.ok) throw data(null, { status: 503 })
  redirectToLastPage(url, { requested: state.page, shown: list.value.page })
  const { title, handle: slugHere } = product
  return { list: list.value, product: { title, slug: slugHere } }
}

export default function SimilarProducts({ loaderData: { list, product } }: Route.ComponentProps) {
  const t = useTranslations('visual.empty')
  const { title, slug } = product
  return (
    <SimilarPage
      product={{ title, path: productPath(slug) }}
      results={
        <ProductList
          list={list}
          path={similarPath(slug)}
          empty={<EmptyList title={t('title')} text={t('text')} action={null} />}
        />
      }
    />
  )
}

/** Spec §1: visual similar-product search. */
function SimilarPage({
  product: { title, path },
  results,
}: {
  product: { readonly title: string; readonly path: string }
  results: ReactNode
}) {
  const t = useTranslations('visual')
  const heading = t('similar', { title })
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 md:pt-10">
      <PageTitle>{heading}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className="grid justify-items-start gap-3 pb-8">
        <h1 className="font-display text-display">{heading}</h1>
        <TextLink href={path} className="text-small">
          {t('back', { title })}
        </TextLink>
      </header>
      {results}
    </div>
  )
}
