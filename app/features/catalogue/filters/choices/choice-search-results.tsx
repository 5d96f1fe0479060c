import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import type { FacetValue } from '#clients/search/list/product-list.ts'
import type { ChoiceFilter } from '#domain/catalogue/filters.ts'

/** The pause after the last keystroke before a request is sent. */
const PAUSE_MS = 150

/** Values that the page lacks, because too many others are more frequent; the search service finds them. */
export function ChoiceSearchResults({
  filter,
  text,
  url,
  known,
  noMatchText,
}: {
  filter: ChoiceFilter
  text: string
  /** The URL that searches values of the list (`choicesUrl`). */
  url: string
  known: readonly FacetValue[]
  /** Null when the page itself has matches. */
  noMatchText: string | null
}) {
  const { load, data } = useFetcher<FacetValue[]>()
  const searchUrl = `${useLocalePath()(url)}&${new URLSearchParams({ filter, text })}`
  useEffect(() => {
    const pauseTimer = setTimeout(() => void load(searchUrl), PAUSE_MS)
    return () => clearTimeout(pauseTimer)
  }, [load, searchUrl])
  const found = (data ?? []).filter(({ value }) => !known.some((other) => other.value === value))
  if (found.length === 0)
    return noMatchText !== null && data && <p className="py-1 text-muted">{noMatchText}</p>
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
