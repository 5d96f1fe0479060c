import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { pack, unpack } from '#app/document/packed.ts'
import type { CategoryView } from '#app/features/catalogue/category/load-category.server.ts'
import { loadCategory } from '#app/features/catalogue/category/load-category.server.ts'
import { withoutEmptyFields } from '#app/features/catalogue/list/empty-fields.server.ts'
import { EmptyList } from '#app/features/catalogue/list/empty-list.tsx'
import { isVariation } from '#app/features/catalogue/list/list-address.ts'
import { ListCount } from '#app/features/catalogue/list/list-count.tsx'
import { ProductList } from '#app/features/catalogue/list/product-list.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { redirectToLastPage } from '#app/page/address/redirect-to-last-page.ts'
import { today } from '#app/page/clock.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, listData, placeOf } from '#app/page/structured-data.server.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { isFiltered } from '#domain/catalogue/filters.ts'
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
  const cleanUrl = withoutEmptyFields(url)
  if (cleanUrl !== null) throw redirect(cleanUrl)
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

function CategoryPage({ view: { category, list, paths } }: { view: Omit<CategoryView, 'blocks'> }) {
  const { language } = usePageLocale()
  const path = paths[language]
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <CategoryMeta category={category} list={list} />
      <div className="pt-6 md:pt-10">
        <Breadcrumbs
          crumbs={category.breadcrumbs.map(({ title, titleLanguage, url }) => ({
            label: title,
            language: titleLanguage,
            href: url,
          }))}
          current={category.title}
          currentLanguage={category.titleLanguage}
        />
      </div>
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pt-3 pb-6 md:pb-8">
        <div>
          <h1 lang={category.titleLanguage} className="font-display text-display">
            {category.title}
          </h1>
          {category.intro && <p className="mt-3 max-w-measure">{category.intro}</p>}
        </div>
        <ListCount list={list} />
      </header>
      <ChildCategories title={category.title} links={category.children} />
      <ProductList list={list} path={path} empty={<EmptyCategory list={list} path={path} />} />
    </div>
  )
}

function CategoryMeta({ category, list }: Pick<CategoryView, 'category' | 'list'>) {
  const t = useTranslations('catalogue')
  const { state, page } = list
  const title = category.meta.title ?? category.title
  const pageTitle = page > 1 ? t('page-title', { title, page }) : title
  const description = category.meta.description ?? category.intro
  return (
    <>
      <PageTitle>{pageTitle}</PageTitle>
      {description && <meta name="description" content={description} />}
      {isVariation(state) && <meta name="robots" content="noindex" />}
    </>
  )
}

function ChildCategories({ title, links }: { title: string; links: CategoryView['category']['children'] }) {
  const t = useTranslations('catalogue.children')
  if (links.length === 0) return null
  return (
    <nav aria-label={t('label', { category: title })} className="pb-5 text-small">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map((link) => (
          <li key={link.url}>
            <Link
              href={link.url}
              lang={link.titleLanguage}
              className="inline-block border-b border-hairline py-0.5 transition-colors hover:border-current hover:text-accent"
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EmptyCategory({ list, path }: { list: CategoryView['list']; path: string }) {
  const t = useTranslations('catalogue.empty')
  const kind = isFiltered(list.state.filters) ? 'filtered' : 'category'
  return (
    <EmptyList
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      action={{ label: t(`${kind}.action`), href: kind === 'filtered' ? path : '/' }}
    />
  )
}
