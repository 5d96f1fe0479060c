import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { isFiltered } from '#domain/catalogue/filters.ts'
import { EmptyList } from '../list/empty-list.tsx'
import { isVariation } from '../list/list-address.ts'
import { ListCount } from '../list/list-count.tsx'
import { ProductList } from '../list/product-list.tsx'
import type { CategoryView } from './load-category.server.ts'

/** A category: its breadcrumbs, subcategories and list. */
export function CategoryPage({ view: { category, list, paths } }: { view: Omit<CategoryView, 'blocks'> }) {
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
      <Children title={category.title} links={category.children} />
      <ProductList list={list} path={path} empty={<EmptyCategory list={list} path={path} />} />
    </div>
  )
}

/** The page's metadata. */
function CategoryMeta({ category, list }: Pick<CategoryView, 'category' | 'list'>) {
  const t = useTranslations('catalogue')
  const { state, page } = list
  const title = category.meta.title ?? category.title
  const pageText = page > 1 ? t('page-title', { title, page }) : title
  const description = category.meta.description ?? category.intro
  return (
    <>
      <PageTitle>{pageText}</PageTitle>
      {description && <meta name="description" content={description} />}
      {isVariation(state) && <meta name="robots" content="noindex" />}
    </>
  )
}

/** Links to the subcategories. */
function Children({ title, links }: { title: string; links: CategoryView['category']['children'] }) {
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
