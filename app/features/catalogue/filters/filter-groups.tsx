import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, Radio } from '#app/ui/form/choice.tsx'
import { ChevronIcon } from '#app/ui/icon/icons.tsx'
import type { FacetValue, ProductFacets } from '#clients/search/list/product-list.ts'
import type { FlagFilter } from '#domain/catalogue/filters.ts'
import { FLAG_FILTERS, isBounded, type RangeFilter } from '#domain/catalogue/filters.ts'
import { toListParams, unreadBounds } from '#domain/catalogue/list-address.ts'
import type { ListView } from '../list/list-view.ts'
import { ChoiceList } from './choices/choice-list.tsx'
import { RangeFields } from './choices/range-fields.tsx'
import type { FilterMessages } from './filter-messages.ts'
import { formatShippingTime } from './filter-messages.ts'

const CHOICES_PATH = '/search/choices'

/** All filters of Spec §3. A group is left out if the list offers no choice in it. */
export function FilterGroups({ t, list }: { t: FilterMessages; list: ListView }) {
  const { facets, stats, state } = list
  const url = choicesUrl(list)
  const { currency, units } = usePageLocale()
  const { filters } = state
  const invalidNames = [...unreadBounds(new URLSearchParams(useLocation().search)).keys()]
  const isPriceUnread = invalidNames.some((name) => name.startsWith('price-'))
  const sizes = SIZES.filter((filter) => stats[filter] !== null || isBounded(filters[filter]))
  const flagCount = FLAG_FILTERS.filter((flag) => filters[flag]).length
  return (
    <>
      {CHOICES.map((filter) => (
        <ChoiceGroup
          key={filter}
          filter={filter}
          t={t}
          url={url}
          title={t(`group.${filter}`)}
          values={facets[filter]}
        />
      ))}
      {(stats.price !== null || isBounded(filters.price)) && (
        <FilterGroup
          t={t}
          title={t('group.price')}
          chosenCount={isBounded(filters.price) ? 1 : 0}
          isInitiallyOpen={isPriceUnread}
        >
          <RangeFields t={t} filter="price" unit={currency} chosen={filters.price} stats={stats.price} />
        </FilterGroup>
      )}
      {sizes.length > 0 && (
        <FilterGroup
          t={t}
          title={t('group.dimensions')}
          chosenCount={sizes.filter((filter) => isBounded(filters[filter])).length}
          isInitiallyOpen={invalidNames.length > 0 && !isPriceUnread}
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
              url={url}
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
  url,
  title,
  values,
}: {
  t: FilterMessages
  filter: (typeof CHOICES)[number]
  url: string
  title: string
  values: readonly FacetValue[]
}) {
  if (values.length === 0) return null
  return (
    <FilterGroup t={t} title={title} chosenCount={values.filter(({ isSelected }) => isSelected).length}>
      <ChoiceList t={t} url={url} filter={filter} legend={title} values={values} />
    </FilterGroup>
  )
}

function choicesUrl({
  state,
  categoryPath,
  collection,
}: Pick<ListView, 'state' | 'categoryPath' | 'collection'>): string {
  const params = toListParams({ ...state, page: 1 })
  if (categoryPath !== null) params.set('in', categoryPath)
  if (collection !== null) params.set('collection', collection)
  return `${CHOICES_PATH}?${params}`
}

/** Yes-or-no attributes of a piece, limited to those that some piece of the list has. */
function FlagChoices({ t, facets }: { t: FilterMessages; facets: ProductFacets }) {
  const offered = offeredFlags(facets)
  if (offered.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t('group.features')}</legend>
      {offered.map((flag) => (
        <Checkbox
          key={flag}
          name={flag}
          value="1"
          defaultChecked={facets[flag].isSelected}
          label={
            <>
              {t(`flag.${flag}`)} <span className="text-small text-muted">{facets[flag].count}</span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}

function offeredFlags(facets: ProductFacets): readonly FlagFilter[] {
  return FLAG_FILTERS.filter((flag) => facets[flag].count > 0 || facets[flag].isSelected)
}

/** Spec §4, shipping delay filters: one limit at a time, or none. */
function ShippingTimeChoices({ t, times }: { t: FilterMessages; times: ProductFacets['shippingTime'] }) {
  return (
    <fieldset>
      <legend className="sr-only">{t('group.shippingTime')}</legend>
      <Radio
        name="shippingTime"
        value=""
        defaultChecked={!times.some(({ isSelected }) => isSelected)}
        label={t('time.any')}
      />
      {times.map(({ value, count, isSelected }) => (
        <Radio
          key={value}
          name="shippingTime"
          value={value}
          defaultChecked={isSelected}
          label={
            <>
              {formatShippingTime(t, value)} <span className="text-small text-muted">{count}</span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}

/** A group of filters: a popover below its label on desktop, a disclosure in the sheet on phones. */
function FilterGroup({
  t,
  title,
  chosenCount,
  isInitiallyOpen = false,
  children,
}: {
  t: FilterMessages
  title: string
  chosenCount: number
  /** Whether the group is initially open; uncontrolled afterwards. */
  isInitiallyOpen?: boolean
  children: ReactNode
}) {
  const [isOpen] = useState(isInitiallyOpen)
  return (
    <details name="filter" open={isOpen || undefined} className="filter-group group/filter">
      <summary className="filter-summary">
        <span>
          {title}
          {chosenCount > 0 && (
            <>
              <b aria-hidden="true"> {chosenCount}</b>
              <span className="sr-only"> {t('chosen-count', { count: chosenCount })}</span>
            </>
          )}
        </span>
        <span className="transition-transform group-open/filter:rotate-180 lg:hidden">
          <ChevronIcon />
        </span>
      </summary>
      <div className="filter-panel">
        {children}
        <div className="max-lg:hidden">
          <div className="mt-4 hidden scriptless:block">
            <Button type="submit" width="full">
              {t('apply')}
            </Button>
          </div>
        </div>
      </div>
    </details>
  )
}
