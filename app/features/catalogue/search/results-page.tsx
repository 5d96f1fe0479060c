import { useTranslations } from '#app/i18n/use-translations.ts'
import { HOUSE_NAME } from '#app/ui/wordmark.tsx'
import { isFiltered, NO_FILTERS } from '#domain/catalogue/filters.ts'
import { EmptyList } from '../list/empty-list.tsx'
import { listAddress } from '../list/list-address.ts'
import { ListCount } from '../list/list-count.tsx'
import type { ListView } from '../list/list-view.ts'
import { ProductList } from '../list/product-list.tsx'
import { QueryField, SEARCH_PATH } from './query-field.tsx'

/** What a text search found; without words, the field alone. */
export function ResultsPage({ list }: { list: ListView | null }) {
  const t = useTranslations('search')
  const title = list ? t('results', { query: list.state.query }) : t('title')
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 md:pt-10">
      <title>{`${title} | ${HOUSE_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <QueryField query={list?.state.query ?? ''} />
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pb-8">
        <div>
          <h1 className="font-display text-display">{title}</h1>
          {list === null && <p className="mt-3 max-w-measure text-muted">{t('prompt')}</p>}
        </div>
        {list && <ListCount list={list} />}
      </header>
      {list && <ProductList list={list} path={SEARCH_PATH} empty={<NothingFound list={list} />} />}
    </div>
  )
}

function NothingFound({ list: { state } }: { list: ListView }) {
  const t = useTranslations('search.empty')
  const words = useTranslations('catalogue.empty.filtered')
  if (isFiltered(state.filters)) {
    const whole = listAddress(SEARCH_PATH, { ...state, filters: NO_FILTERS, page: 1 })
    return (
      <EmptyList
        title={words('title')}
        text={words('text')}
        action={{ label: words('action'), href: whole }}
      />
    )
  }
  return <EmptyList title={t('title', { query: state.query })} text={t('text')} action={null} />
}
