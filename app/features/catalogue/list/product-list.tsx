import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Chip } from '#app/ui/chip.tsx'
import { CheckIcon } from '#app/ui/icon/icons.tsx'
import { Popover } from '#app/ui/layer/popover.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { ProductFacets } from '#clients/search/list/product-list.ts'
import {
  CHOICE_FILTERS,
  clearFilters,
  countFilters,
  FLAG_FILTERS,
  type FlagFilter,
  isBounded,
  isFiltered,
  RANGE_FILTERS,
  type RangeFilter,
  type ShippingTime,
  toggleFilter,
} from '#domain/catalogue/filters.ts'
import { type ListState, unreadBounds, withFilters, withSort } from '#domain/catalogue/list-address.ts'
import { PRODUCT_SORTS } from '#domain/catalogue/sorting.ts'
import { slugToWords } from '#domain/links/slug.ts'
import { money } from '#domain/money/money.ts'
import type { Range } from '#domain/product/units.ts'
import { ProductGrid } from '../card/product-grid.tsx'
import { Suggestions } from '../card/rows/suggestions.tsx'
import { FILTERS_ID, FilterForm } from '../filters/filter-form.tsx'
import { type FilterMessages, formatShippingTime, useFilterMessages } from '../filters/filter-messages.ts'
import { listAddress } from './list-address.ts'
import type { ListSuggestions, ListView } from './list-view.ts'

/** `without`: the state of the list without this filter. */
type AppliedFilter = { readonly key: string; readonly without: ListState } & (
  | { readonly kind: 'value'; readonly label: string }
  | { readonly kind: 'flag'; readonly flag: FlagFilter }
  | { readonly kind: 'range'; readonly filter: RangeFilter; readonly range: Range }
  | { readonly kind: 'time'; readonly time: ShippingTime }
)

/** `path`: without the locale. */
export function ProductList({ list, path, empty }: { list: ListView; path: string; empty: ReactNode }) {
  const isUpdating = useIsUpdating(path)
  return (
    <>
      {(list.total > 0 || isFiltered(list.state.filters)) && <FilterBar list={list} path={path} />}
      <InvalidBoundNotice />
      <AppliedFiltersList list={list} path={path} />
      <div
        aria-busy={isUpdating || undefined}
        className="piece-list pt-6 transition-opacity duration-slow aria-busy:opacity-40"
      >
        {list.total === 0 ? empty : <ProductGrid cards={list.cards} isFirstInPage />}
        {list.suggestions && <SuggestionRow suggestions={list.suggestions} />}
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

function SuggestionRow({ suggestions: { kind, cards } }: { suggestions: ListSuggestions }) {
  const t = useTranslations('catalogue.suggestions')
  return <Suggestions title={t(kind)} cards={cards} />
}

/** On phones, where the field is in a closed sheet, reports that a bound in the URL is not a number. */
function InvalidBoundNotice() {
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

function FilterBar({ list, path }: { list: ListView; path: string }) {
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

/** Spec §4: the five sort orders of a list, as links. */
function SortMenu({ state, path }: { state: ListState; path: string }) {
  const t = useTranslations('catalogue.sort')
  return (
    <Popover align="end" button={t('current', { order: t(`order.${state.sort}`) })}>
      <ul className="grid gap-1 whitespace-nowrap">
        {PRODUCT_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              href={listAddress(path, withSort(state, sort))}
              rel="nofollow"
              aria-current={sort === state.sort || undefined}
              data-keep-scroll
              onClick={closeMenu}
              className="flex min-h-8 items-center justify-between gap-8 transition-colors hover:text-accent"
            >
              {t(`order.${sort}`)}
              {sort === state.sort && <CheckIcon />}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

/** Sorting does not leave the page, so the menu is closed and takes the focus. */
function closeMenu({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const menu = currentTarget.closest('details')
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
}

function AppliedFiltersList({ list: { state, facets }, path }: { list: ListView; path: string }) {
  const t = useFilterMessages()
  const labelOf = useChosenLabel(t)
  const chosen = appliedFilters(state, facets)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap items-center gap-2 pt-4">
      {chosen.map((filter) => (
        <li key={filter.key}>
          <Chip
            label={labelOf(filter)}
            href={listAddress(path, filter.without)}
            removeLabel={t('remove', { label: labelOf(filter) })}
          />
        </li>
      ))}
      <li>
        <TextLink
          href={listAddress(path, withFilters(state, clearFilters(state.filters)))}
          data-keep-scroll
          className="ms-1.5 text-small"
        >
          {t('clear')}
        </TextLink>
      </li>
    </ul>
  )
}

function useChosenLabel(t: FilterMessages): (filter: AppliedFilter) => string {
  const formatBound = useFormatBound()
  return (chosen) => {
    if (chosen.kind === 'value') return chosen.label
    if (chosen.kind === 'flag') return t(`flag.${chosen.flag}`)
    if (chosen.kind === 'time') return formatShippingTime(t, chosen.time)
    const { filter, range } = chosen
    const name = t(`range.${filter}`)
    const [min, max] = [range.min, range.max].map((value) =>
      value === null ? null : formatBound(filter, value),
    )
    if (min && max) return t('range.between', { name, min, max })
    return min ? t('range.above', { name, min }) : t('range.below', { name, max: max ?? '' })
  }
}

/** Formats a bound as the visitor typed it, with its unit. */
function useFormatBound(): (filter: RangeFilter, value: number) => string {
  const format = useFormat()
  const { currency, units } = usePageLocale()
  return (filter, value) =>
    filter === 'price'
      ? format.money(money(Math.round(value * 100), currency))
      : format.measure({ value, unit: units })
}

/** All applied filters, in the order of the filter bar. */
export function appliedFilters(state: ListState, facets: ProductFacets): AppliedFilter[] {
  const { filters } = state
  const { shippingTime: time } = filters
  return [
    ...CHOICE_FILTERS.flatMap((filter) =>
      filters[filter].map((value) => ({
        kind: 'value' as const,
        key: `${filter} ${value}`,
        label: facets[filter].find((known) => known.value === value)?.label ?? slugToWords(value),
        without: withFilters(state, toggleFilter(filters, filter, value)),
      })),
    ),
    ...RANGE_FILTERS.filter((filter) => isBounded(filters[filter])).map((filter) => ({
      kind: 'range' as const,
      key: filter,
      filter,
      range: filters[filter],
      without: withFilters(state, clearFilters(filters, filter)),
    })),
    ...(time === null
      ? []
      : [
          {
            kind: 'time' as const,
            key: 'shippingTime',
            time,
            without: withFilters(state, clearFilters(filters, 'shippingTime')),
          },
        ]),
    ...FLAG_FILTERS.filter((flag) => filters[flag]).map((flag) => ({
      kind: 'flag' as const,
      key: flag,
      flag,
      without: withFilters(state, toggleFilter(filters, flag)),
    })),
  ]
}
