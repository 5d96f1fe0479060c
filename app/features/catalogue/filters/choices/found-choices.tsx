import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import type { FacetValue } from '#clients/search/list/product-list.ts'
import type { ChoiceFilter } from '#domain/catalogue/filters.ts'

/** How long someone must stop typing before anything is requested. */
const PAUSE_MS = 150

/** Values that the page does not know because too many others are more frequent: the service looks for them. */
export function FoundChoices({
  filter,
  text,
  address,
  known,
  none,
}: {
  filter: ChoiceFilter
  text: string
  /** Returns with values of the list (`choicesAddress`). */
  address: string
  known: readonly FacetValue[]
  /** What to say when nothing is found; null when the page itself knows some. */
  none: string | null
}) {
  const { load, data } = useFetcher<FacetValue[]>()
  const question = `${useLocalePath()(address)}&${new URLSearchParams({ filter, text })}`
  useEffect(() => {
    const pausing = setTimeout(() => void load(question), PAUSE_MS)
    return () => clearTimeout(pausing)
  }, [load, question])
  const found = (data ?? []).filter(({ value }) => !known.some((other) => other.value === value))
  if (found.length === 0) return none !== null && data && <p className="py-1 text-muted">{none}</p>
  return found.map(({ value, label, count, isSelected }) => (
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
  ))
}
