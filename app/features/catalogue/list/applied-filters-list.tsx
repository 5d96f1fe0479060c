import { useFormat } from '#app/i18n/format/use-format.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Chip } from '#app/ui/chip.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { clearFilters, type RangeFilter } from '#domain/catalogue/filters.ts'
import { withFilters } from '#domain/catalogue/list-address.ts'
import { money } from '#domain/money/money.ts'
import { type FilterMessages, formatShippingTime, useFilterMessages } from '../filters/filter-messages.ts'
import { type AppliedFilter, appliedFilters } from './applied-filters.ts'
import { listAddress } from './list-address.ts'
import type { ListView } from './list-view.ts'

/** The applied filters, removed one by one or all at once. */
export function AppliedFiltersList({ list: { state, facets }, path }: { list: ListView; path: string }) {
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
  const bound = useBound()
  return (chosen) => {
    if (chosen.kind === 'value') return chosen.label
    if (chosen.kind === 'flag') return t(`flag.${chosen.flag}`)
    if (chosen.kind === 'time') return formatShippingTime(t, chosen.time)
    const { filter, range } = chosen
    const name = t(`range.${filter}`)
    const [min, max] = [range.min, range.max].map((value) => (value === null ? null : bound(filter, value)))
    if (min && max) return t('range.between', { name, min, max })
    return min ? t('range.above', { name, min }) : t('range.below', { name, max: max ?? '' })
  }
}

/** Formats a bound as the visitor typed it, with its unit. */
function useBound(): (filter: RangeFilter, value: number) => string {
  const format = useFormat()
  const { currency, units } = usePageLocale()
  return (filter, value) =>
    filter === 'price'
      ? format.money(money(Math.round(value * 100), currency))
      : format.measure({ value, unit: units })
}
