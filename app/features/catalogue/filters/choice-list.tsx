import { Checkbox } from '#app/ui/form/choice.tsx'
import type { FacetValue } from '#clients/search/product-list.ts'
import type { ChoiceFilter } from '#domain/catalogue/filters.ts'

/** Values of which several may be chosen, each with how many pieces it would bring. */
export function ChoiceList({
  filter,
  legend,
  values,
  isLegendShown = false,
}: {
  filter: ChoiceFilter
  legend: string
  values: readonly FacetValue[]
  isLegendShown?: boolean
}) {
  if (values.length === 0) return null
  return (
    <fieldset>
      <legend className={isLegendShown ? 'mb-1 font-medium' : 'sr-only'}>{legend}</legend>
      {values.map(({ value, label, count, isSelected }) => (
        <Checkbox
          key={value}
          name={filter}
          value={value}
          defaultChecked={isSelected}
          label={
            <>
              {label} <span className="text-small text-muted">{count}</span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}
