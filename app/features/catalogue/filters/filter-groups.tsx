import { useLocation } from 'react-router'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import type { FacetValue } from '#clients/search/list/product-list.ts'
import { FLAG_FILTERS, isBounded, type RangeFilter } from '#domain/catalogue/filters.ts'
import { unreadBounds } from '#domain/catalogue/list-address.ts'
import type { ListView } from '../list/list-view.ts'
import { ChoiceList } from './choices/choice-list.tsx'
import { choicesAddress } from './choices/choices-address.ts'
import { FlagChoices, offeredFlags } from './choices/flag-choices.tsx'
import { RangeFields } from './choices/range-fields.tsx'
import { ShippingTimeChoices } from './choices/shipping-time-choices.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterMessages } from './filter-messages.ts'

/** All filters of Spec §3. A group is left out when the list offers no choice in it. */
export function FilterGroups({ t, list }: { t: FilterMessages; list: ListView }) {
  const { facets, stats, state } = list
  const address = choicesAddress(list)
  const { currency, units } = usePageLocale()
  const { filters } = state
  const unread = [...unreadBounds(new URLSearchParams(useLocation().search)).keys()]
  const isPriceUnread = unread.some((name) => name.startsWith('price-'))
  const sizes = SIZES.filter((filter) => stats[filter] !== null || isBounded(filters[filter]))
  const flagCount = FLAG_FILTERS.filter((flag) => filters[flag]).length
  return (
    <>
      {CHOICES.map((filter) => (
        <ChoiceGroup
          key={filter}
          filter={filter}
          t={t}
          address={address}
          title={t(`group.${filter}`)}
          values={facets[filter]}
        />
      ))}
      {(stats.price !== null || isBounded(filters.price)) && (
        <FilterGroup
          t={t}
          title={t('group.price')}
          chosenCount={isBounded(filters.price) ? 1 : 0}
          isOpenAtFirst={isPriceUnread}
        >
          <RangeFields t={t} filter="price" unit={currency} chosen={filters.price} stats={stats.price} />
        </FilterGroup>
      )}
      {sizes.length > 0 && (
        <FilterGroup
          t={t}
          title={t('group.dimensions')}
          chosenCount={sizes.filter((filter) => isBounded(filters[filter])).length}
          isOpenAtFirst={unread.length > 0 && !isPriceUnread}
        >
          {sizes.map((filter) => (
            <RangeFields
              t={t}
              key={filter}
              filter={filter}
              unit={units}
              chosen={filters[filter]}
              stats={stats[filter]}
            />
          ))}
        </FilterGroup>
      )}
      {facets.shippingTime.length > 0 && (
        <FilterGroup
          t={t}
          title={t('group.shippingTime')}
          chosenCount={filters.shippingTime === null ? 0 : 1}
        >
          <ShippingTimeChoices t={t} times={facets.shippingTime} />
        </FilterGroup>
      )}
      {(facets.designer.length > 0 || offeredFlags(facets).length > 0) && (
        <FilterGroup t={t} title={t('group.more')} chosenCount={flagCount + filters.designer.length}>
          <div className="grid gap-5">
            <FlagChoices t={t} facets={facets} />
            <ChoiceList
              t={t}
              address={address}
              filter="designer"
              legend={t('group.designer')}
              values={facets.designer}
              isLegendShown
            />
          </div>
        </FilterGroup>
      )}
    </>
  )
}

const CHOICES = ['categories', 'artisan', 'material', 'color'] as const
const SIZES = ['width', 'height', 'depth'] as const satisfies readonly RangeFilter[]

function ChoiceGroup({
  t,
  filter,
  address,
  title,
  values,
}: {
  t: FilterMessages
  filter: (typeof CHOICES)[number]
  address: string
  title: string
  values: readonly FacetValue[]
}) {
  if (values.length === 0) return null
  return (
    <FilterGroup t={t} title={title} chosenCount={values.filter(({ isSelected }) => isSelected).length}>
      <ChoiceList t={t} address={address} filter={filter} legend={title} values={values} />
    </FilterGroup>
  )
}
