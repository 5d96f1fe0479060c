import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import type { FacetValue } from '#clients/search/list/product-list.ts'
import type { ChoiceFilter } from '#domain/catalogue/filters.ts'

/** Pause after the last keystroke before a request is sent. */
const PAUSE_MS = 150

/** Values that the page does not have, because too many others are more frequent: the service searches them. */
export function FoundChoices({
  filter,
  text,
  address,
  known,
  none,
}: {
  filter: ChoiceFilter
  text: string
  /** Searches values of the list (`choicesAddress`). */
  address: string
  known: readonly FacetValue[]
  /** Null when the page itself has matches. */
  none: string | null
}) {
  const { load, data } = useFetcher<FacetValue[]>()
  const question = `${useLocalePath()(address)}&${new URLSearchParams({ filter, text })}`
  useEffect(() => {
    const pauseTimer = setTimeout(() => void load(question), PAUSE_MS)
    return () => clearTimeout(pauseTimer)
  }, [load, question])
  const found = (data ?? []).filter(({ value }) => !known.some((other) => other.value === value))
  if (found.length === 0) return none !== null && data && <p className="py-1 text-muted">{none}</p>
  return found.map(({ value, label, language, count, isSelected }) => (
    <Checkbox
      key={value}
      name={filter}
      value={value}
      defaultChecked={isSelected}
      label={
        <>
          {language ? <span lang={language}>{label}</span> : label}{' '}
          <span className="text-small text-muted">{count}</span>
        </>
      }
    />
  ))
}
