import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { Radio } from '#app/ui/form/choice.tsx'
import { CONTROL } from '#app/ui/form/control.ts'
import { labelMatches } from '#app/ui/form/label-matches.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { COUNTRIES_PATH, LOCALE_FIELDS } from '../paths.ts'
import type { CountryChoice } from './country-choice.ts'

type CountryListProps = {
  countries: readonly CountryChoice[]
  /** Preselected and first in the list. */
  current: CountryCode
  onChoose: (country: CountryChoice) => void
}

type CountryGroupProps = CountryListProps & {
  title: string
  matchesText: (country: CountryChoice) => boolean
}

/**
 * Chooses shipping country and language. It is a plain form with a full page load, since every text and price changes.
 * Without JavaScript all languages are listed; one that the chosen country does not support is replaced.
 */
export function CountryForm({ countries, to }: { countries: readonly CountryChoice[]; to: string }) {
  const t = useTranslations('market')
  const localePath = useLocalePath()
  const page = usePageLocale()
  const [country, setCountry] = useState<CountryChoice | null>(null)
  const offered = useHouse().markets.languages
  const languages = country?.languages ?? offered
  return (
    <form method="post" action={localePath(COUNTRIES_PATH)} className="grid max-w-form gap-6">
      <input type="hidden" name={LOCALE_FIELDS.to} value={to} />
      <CountryList countries={countries} current={page.country} onChoose={setCountry} />
      {offered.length > 1 && (
        <SelectField
          key={languages.join()}
          label={t('language')}
          name={LOCALE_FIELDS.language}
          defaultValue={page.language}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {t(`languages.${language}`)}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" width="full">
        {t('change')}
      </Button>
    </form>
  )
}

/** Radio buttons for every country with its currency. The list can be searched; without JavaScript it is complete. */
function CountryList({ countries, current, onChoose }: CountryListProps) {
  const t = useTranslations('market')
  const [text, setText] = useState('')
  const matchesText = ({ name, abbreviations }: CountryChoice) =>
    labelMatches(`${name} ${abbreviations}`, text)
  const count = t('find.count', { count: countries.filter(matchesText).length })
  const first = countries.filter(({ code }) => code === current)
  const isOtherMainCountry = ({ code, isMain }: CountryChoice) => isMain && code !== current
  const isFurtherCountry = ({ code, isMain }: CountryChoice) => !isMain && code !== current
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
          countries={[...first, ...countries.filter(isOtherMainCountry)]}
          current={current}
          matchesText={matchesText}
          onChoose={onChoose}
        />
        <CountryGroup
          title={t('find.others')}
          countries={countries.filter(isFurtherCountry)}
          current={current}
          matchesText={matchesText}
          onChoose={onChoose}
        />
      </div>
    </fieldset>
  )
}

function CountryGroup({ title, countries, current, matchesText, onChoose }: CountryGroupProps) {
  return (
    <fieldset hidden={!countries.some(matchesText)} className="min-w-0">
      <legend className="py-1 text-small text-muted">{title}</legend>
      {countries.map((country) => (
        <Radio
          key={country.code}
          name={LOCALE_FIELDS.country}
          value={country.code}
          defaultChecked={country.code === current}
          isHidden={!matchesText(country)}
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
