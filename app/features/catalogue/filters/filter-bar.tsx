import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { countFilters } from '#domain/catalogue/filters.ts'
import type { ListView } from '../list/list-view.ts'
import { SortMenu } from '../list/sort-menu.tsx'
import { FILTERS_ID, FilterForm } from './filter-form.tsx'

/** A bar with the filters and the sort order of a list. */
export function FilterBar({ list, path }: { list: ListView; path: string }) {
  const t = useTranslations('catalogue.filters')
  return (
    <div className="flex items-center justify-between gap-6 border-y border-hairline text-small">
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        className="min-h-13 transition-colors hover:text-accent lg:hidden"
      >
        {t('open', { count: countFilters(list.state.filters) })}
      </button>
      <FilterForm list={list} path={path} />
      <div className="shrink-0 whitespace-nowrap">
        <SortMenu state={list.state} path={path} />
      </div>
    </div>
  )
}
