import { use } from 'react'
import { useLocation } from 'react-router'
import { loadMessages } from '#app/i18n/messages/browser-messages.client.ts'
import { MessagesContext, useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { useFootLayer } from '#app/ui/behavior/foot-layer.ts'
import { Button } from '#app/ui/button.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { writeCookie } from '#app/visitor/cookies/cookies.ts'
import { storePageCookie } from '#app/visitor/cookies/page-cookies.ts'
import { countryName } from '#domain/market/country-names.ts'
import { type HouseMarkets, resolveOfferedLocale } from '#domain/market/house-markets.ts'
import type { Language } from '#domain/market/language.ts'
import { type Locale, resolveLocale, toLanguageTag } from '#domain/market/locale.ts'
import { type Country, type CountryCode, findCountry, getCountry } from '#domain/market/market.ts'
import { LOCALE_COOKIES } from '../locale-cookies.ts'
import { COUNTRIES_PATH, LOCALE_FIELDS } from '../paths.ts'
import type { Suggestion } from './suggestion.ts'

type BannerProps = { suggestion: Suggestion; onDismiss: () => void }

type Page = {
  readonly language: Language
  readonly country: CountryCode
  readonly markets: HouseMarkets
}

const MAIN_COUNTRY_OF_LANGUAGE: Readonly<Record<Language, CountryCode>> = {
  en: 'US',
  es: 'ES',
  it: 'IT',
  de: 'DE',
  fr: 'FR',
}

/**
 * Suggests another locale in the visitor's own language; only another country if the page is in that language already.
 * Either choice is stored.
 */
export function SuggestionBanner({ suggestion, onDismiss }: BannerProps) {
  const page = usePageLocale()
  const { markets } = useHouse()
  const locale = localeToSuggest(suggestion, { ...page, markets })
  if (locale === null) return null
  const stay = () => {
    storeChoice(`${page.language}-${page.country.toLowerCase()}`)
    onDismiss()
  }
  const messagesContext = { tag: toLanguageTag(locale), messages: use(loadMessages(locale.language)) }
  return (
    <MessagesContext value={messagesContext}>
      <Question locale={locale} onStay={stay} />
    </MessagesContext>
  )
}

function Question({ locale, onStay }: { locale: Locale; onStay: () => void }) {
  const t = useTranslations('market')
  const { pathname, search } = useLocation()
  const page = usePageLocale()
  const layer = useFootLayer<HTMLElement>()
  const country = countryName(locale.country, locale.language)
  return (
    <aside
      ref={layer}
      lang={locale.language}
      aria-label={t('suggestion.label')}
      className="suggestion-banner fixed inset-x-0 bottom-0 z-header border-t border-hairline bg-page shadow-layer"
    >
      <form
        method="post"
        action={`${page.prefix}${COUNTRIES_PATH}`}
        className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-gutter py-4"
      >
        <input type="hidden" name={LOCALE_FIELDS.to} value={pathname + search} />
        <input type="hidden" name={LOCALE_FIELDS.country} value={locale.country} />
        <input type="hidden" name={LOCALE_FIELDS.language} value={locale.language} />
        <p>
          {locale.language === page.language
            ? t('suggestion.question-country', { country })
            : t('suggestion.question', { country })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t('suggestion.change')}</Button>
          <Button variant="outline" onClick={onStay}>
            {t('suggestion.stay')}
          </Button>
        </div>
      </form>
    </aside>
  )
}

function storeChoice(locale: string): void {
  const isSecure = location.protocol === 'https:'
  for (const [name, value] of [
    [LOCALE_COOKIES.expected, locale],
    [LOCALE_COOKIES.changedByUser, 'true'],
  ] as const) {
    storePageCookie(writeCookie(name, value, { isSecure }))
  }
}

/**
 * Returns the locale to suggest: the visitor's country, in their language or that of the page if the country has it;
 * without a country their language, in the page's country if it has that language, otherwise in the language's main
 * country. It is replaced with the nearest locale that the house offers; null if the page already has that.
 */
export function localeToSuggest(
  { language, region }: Suggestion,
  { language: pageLanguage, country: pageCountry, markets }: Page,
): Locale | null {
  const country = findCountry(region ?? '') ?? countryOf(language, pageCountry)
  const locale = resolveOfferedLocale(resolveLocale(language ?? pageLanguage, country.isoCode), markets)
  return locale.language === pageLanguage && locale.country === pageCountry ? null : locale
}

function countryOf(language: Language | null, pageCountry: CountryCode): Country {
  const country = getCountry(pageCountry)
  const isLanguageSupported = language === null || country.supportedLanguages.includes(language)
  return isLanguageSupported ? country : getCountry(MAIN_COUNTRY_OF_LANGUAGE[language])
}
