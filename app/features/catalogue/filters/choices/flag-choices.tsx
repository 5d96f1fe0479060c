import { Checkbox } from '#app/ui/form/choice.tsx'
import type { ProductFacets } from '#clients/search/list/product-list.ts'
import { FLAG_FILTERS, type FlagFilter } from '#domain/catalogue/filters.ts'
import type { FilterMessages } from '../filter-messages.ts'

/** Yes-or-no attributes of a piece, limited to those that some piece of the list has. */
export function FlagChoices({ t, facets }: { t: FilterMessages; facets: ProductFacets }) {
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

export function offeredFlags(facets: ProductFacets): readonly FlagFilter[] {
  return FLAG_FILTERS.filter((flag) => facets[flag].count > 0 || facets[flag].isSelected)
}
