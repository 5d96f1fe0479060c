import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { isFiltered } from '#domain/catalogue/filters.ts'
import { unreadBounds } from '#domain/catalogue/list-address.ts'
import { ProductGrid } from '../card/product-grid.tsx'
import { Suggestions } from '../card/rows/suggestions.tsx'
import { FilterBar } from '../filters/filter-bar.tsx'
import { AppliedFiltersList } from './applied-filters-list.tsx'
import { listAddress } from './list-address.ts'
import type { ListSuggestions, ListView } from './list-view.ts'

/** The filters, products and pagination of a list. `path`: without the locale. */
export function ProductList({ list, path, empty }: { list: ListView; path: string; empty: ReactNode }) {
  const isUpdating = useIsUpdating(path)
  return (
    <>
      {(list.total > 0 || isFiltered(list.state.filters)) && <FilterBar list={list} path={path} />}
      <UnreadBound />
      <AppliedFiltersList list={list} path={path} />
      <div
        aria-busy={isUpdating || undefined}
        className="piece-list pt-6 transition-opacity duration-slow aria-busy:opacity-40"
      >
        {list.total === 0 ? empty : <ProductGrid cards={list.cards} isFirstInPage />}
        {list.suggestions && <Suggested suggestions={list.suggestions} />}
      </div>
      <CappedListNotice list={list} />
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => listAddress(path, { ...list.state, page })}
      />
    </>
  )
}

function Suggested({ suggestions: { kind, cards } }: { suggestions: ListSuggestions }) {
  const t = useTranslations('catalogue.suggestions')
  return <Suggestions title={t(kind)} cards={cards} />
}

/** On phones, where the field is in a closed sheet, reports that a bound in the URL is not a number. */
function UnreadBound() {
  const t = useTranslations('catalogue.filters.range')
  const [name] = unreadBounds(new URLSearchParams(useLocation().search)).keys()
  if (name === undefined) return null
  return (
    <div className="pt-4 lg:hidden">
      <Notice tone="refusal">{t(name.startsWith('price-') ? 'unread-price' : 'unread-size')}</Notice>
    </div>
  )
}

/** Spec §5: a list shows at most 96 products, and says so on its last page. */
function CappedListNotice({ list: { page, pageCount, reachable, total } }: { list: ListView }) {
  const t = useTranslations('catalogue.count')
  if (page < pageCount || reachable >= total) return null
  return <p className="pb-8 text-center text-muted">{t('first', { shown: reachable, pieces: total })}</p>
}

/** Whether another state of this list is loading. */
function useIsUpdating(path: string): boolean {
  const { prefix } = usePageLocale()
  return useNavigation().location?.pathname === prefix + path
}
