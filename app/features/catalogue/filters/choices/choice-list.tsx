import { type KeyboardEvent, Suspense, useState } from 'react'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { CONTROL } from '#app/ui/form/control.ts'
import { labelMatches } from '#app/ui/form/label-matches.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import type { FacetValue } from '#clients/search/list/product-list.ts'
import type { ChoiceFilter } from '#domain/catalogue/filters.ts'
import type { FilterMessages } from '../filter-messages.ts'
import { COUNTED_VALUES_CAP, LONG_LIST } from './long-list.ts'

const ChoiceSearchResults = lazyLayer(
  async () => (await import('./choice-search-results.tsx')).ChoiceSearchResults,
)

/**
 * Checkboxes for the values of a filter, each with its number of pieces. A long list can be searched; without
 * JavaScript it shows all counted values.
 */
export function ChoiceList({
  t,
  filter,
  url,
  legend,
  values,
  isLegendShown = false,
}: {
  t: FilterMessages
  filter: ChoiceFilter
  /** The URL that searches more values (`choicesUrl`). */
  url: string
  legend: string
  values: readonly FacetValue[]
  isLegendShown?: boolean
}) {
  const [text, setText] = useState('')
  if (values.length === 0) return null
  const matches = values.filter(({ label }) => labelMatches(label, text))
  const noMatchText = t('find.none')
  return (
    <fieldset>
      <legend className={isLegendShown ? 'mb-1 font-medium' : 'sr-only'}>{legend}</legend>
      {values.length > LONG_LIST && (
        <input
          type="search"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={preventSubmitOnEnter}
          aria-label={t('find.label', { name: legend })}
          placeholder={t('find.placeholder')}
          autoComplete="off"
          className={`${CONTROL} mb-2 min-h-10 scriptless:hidden`}
        />
      )}
      {values.map(({ value, label, language, count, isSelected }) => (
        <Checkbox
          key={value}
          name={filter}
          value={value}
          defaultChecked={isSelected}
          isHidden={!labelMatches(label, text)}
          label={
            <>
              {language ? <span lang={language}>{label}</span> : label}{' '}
              <span className="text-small text-muted">{count}</span>
            </>
          }
        />
      ))}
      {text !== '' && values.length >= COUNTED_VALUES_CAP ? (
        <Suspense>
          <ChoiceSearchResults
            filter={filter}
            text={text}
            url={url}
            known={values}
            noMatchText={matches.length > 0 ? null : noMatchText}
          />
        </Suspense>
      ) : (
        text !== '' && matches.length === 0 && <p className="py-1 text-muted">{noMatchText}</p>
      )}
    </fieldset>
  )
}

function preventSubmitOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
