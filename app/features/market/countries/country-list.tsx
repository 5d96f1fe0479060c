import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Radio } from '#app/ui/form/choice.tsx'
import { CONTROL } from '#app/ui/form/control.ts'
import { isLabelled } from '#app/ui/form/is-labelled.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { LOCALE_FIELDS } from '../paths.ts'
import type { CountryChoice } from './country-choice.ts'

type CountryListProps = {
  countries: readonly CountryChoice[]
  /** The country of the page: preselected and first in the list. */
  current: CountryCode
  onChoose: (country: CountryChoice) => void
}

/** Radio buttons for every country with its currency. The list can be searched; without JavaScript it is complete. */
export function CountryList({ countries, current, onChoose }: CountryListProps) {
  const t = useTranslations('market')
  const [text, setText] = useState('')
  const isFound = ({ name, abbreviations }: CountryChoice) => isLabelled(`${name} ${abbreviations}`, text)
  const count = t('find.count', { count: countries.filter(isFound).length })
  const first = countries.filter(({ code }) => code === current)
  const isFirst = ({ code, isMain }: CountryChoice) => isMain && code !== current
  const isOther = ({ code, isMain }: CountryChoice) => !isMain && code !== current
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-small font-medium">{t('country')}</legend>
      <input
        type="search"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={preventSubmitOnEnter}
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        autoComplete="off"
        className={`${CONTROL} scriptless:hidden`}
      />
      <p role="status" className="min-h-5 text-small text-muted scriptless:hidden">
        {text !== '' && count}
      </p>
      <div className="h-[min(20rem,40dvh)] overflow-y-auto rounded-field border border-control px-3.5 py-2">
        <CountryGroup
          title={t('find.main')}
          countries={[...first, ...countries.filter(isFirst)]}
          current={current}
          isFound={isFound}
          onChoose={onChoose}
        />
        <CountryGroup
          title={t('find.others')}
          countries={countries.filter(isOther)}
          current={current}
          isFound={isFound}
          onChoose={onChoose}
        />
      </div>
    </fieldset>
  )
}

type CountryGroupProps = CountryListProps & { title: string; isFound: (country: CountryChoice) => boolean }

function CountryGroup({ title, countries, current, isFound, onChoose }: CountryGroupProps) {
  return (
    <fieldset hidden={!countries.some(isFound)} className="min-w-0">
      <legend className="py-1 text-small text-muted">{title}</legend>
      {countries.map((country) => (
        <Radio
          key={country.code}
          name={LOCALE_FIELDS.country}
          value={country.code}
          defaultChecked={country.code === current}
          isHidden={!isFound(country)}
          onChange={() => onChoose(country)}
          label={
            <>
              {country.name} <span className="text-small text-muted">{country.currency}</span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}

/** Enter searches instead of submitting the form with the previous country. */
function preventSubmitOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
