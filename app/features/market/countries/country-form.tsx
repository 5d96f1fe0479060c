import { useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { COUNTRIES_PATH, LOCALE_FIELDS } from '../paths.ts'
import type { CountryChoice } from './country-choice.ts'
import { CountryList } from './country-list.tsx'

/**
 * Chooses shipping country and language. A plain form with a full page load, since every text and price changes.
 * Without JavaScript all languages are listed; a country without the chosen one falls back to its own.
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
