import { type KeyboardEvent, Suspense, useState } from 'react'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { CONTROL } from '#app/ui/form/control.ts'
import { isLabelled } from '#app/ui/form/is-labelled.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import type { FacetValue } from '#clients/search/list/product-list.ts'
import type { ChoiceFilter } from '#domain/catalogue/filters.ts'
import type { FilterMessages } from '../filter-messages.ts'
import { COUNTED_VALUES_CAP, LONG_LIST } from './long-list.ts'

const FoundChoices = lazyLayer(async () => (await import('./found-choices.tsx')).FoundChoices)

/**
 * Checkboxes for the values of a filter, each with its number of pieces. A long list can be searched; without
 * JavaScript it shows all counted values.
 */
export function ChoiceList({
  t,
  filter,
  address,
  legend,
  values,
  isLegendShown = false,
}: {
  t: FilterMessages
  filter: ChoiceFilter
  /** The URL that searches more values (`choicesAddress`). */
  address: string
  legend: string
  values: readonly FacetValue[]
  isLegendShown?: boolean
}) {
  const [text, setText] = useState('')
  if (values.length === 0) return null
  const found = values.filter(({ label }) => isLabelled(label, text))
  const none = t('find.none')
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
          isHidden={!isLabelled(label, text)}
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
          <FoundChoices
            filter={filter}
            text={text}
            address={address}
            known={values}
            none={found.length > 0 ? null : none}
          />
        </Suspense>
      ) : (
        text !== '' && found.length === 0 && <p className="py-1 text-muted">{none}</p>
      )}
    </fieldset>
  )
}

function preventSubmitOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
