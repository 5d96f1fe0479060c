import { useId } from 'react'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { countryName } from '#domain/market/country-names.ts'
import type { AddressFieldset } from '../address/address-fields.tsx'
import type { CountryChoice } from '../address/billing-fields.tsx'
import { useFieldErrors } from '../field-errors.ts'
import { DESTINATION, INTENT } from './details-form.ts'

type CountryChangeProps = {
  fieldset: AddressFieldset
  country: OpenCheckout['country']
  countries: readonly CountryChoice[]
  /** Whether the country was agreed on together with the prices, and cannot be changed. */
  isAgreed: boolean
}

/** The country that determines the prices. A change applies to the whole bag; typed input is preserved. */
export function CountryChange({ fieldset, country, countries, isAgreed }: CountryChangeProps) {
  const t = useTranslations('checkout.details')
  const { language } = usePageLocale()
  const destinationId = useId()
  const { id, name, errors } = fieldset.getFieldset().country
  const errorTexts = useFieldErrors()(errors)
  const hasErrors = errorTexts.length > 0
  return (
    <div className="grid gap-1.5 border-b border-hairline pb-3">
      <input type="hidden" name={name} value={country} />
      <p suppressHydrationWarning>{countryName(country, language)}</p>
      {isAgreed ? (
        <p className="text-small text-muted">{t('country-agreed')}</p>
      ) : (
        <details open={hasErrors} className="text-small">
          <summary
            id={id}
            aria-describedby={hasErrors ? `${id}-error` : undefined}
            className={`${TEXT_LINK} w-fit`}
          >
            {t('change-country')}
          </summary>
          <div className="grid max-w-form justify-items-start gap-3 pt-4 pb-2">
            <SelectField
              label={t('country')}
              id={destinationId}
              name={DESTINATION}
              defaultValue={country}
              help={t('change-country-help')}
              className="w-full"
            >
              {countries.map(({ code, name: countryLabel }) => (
                <option key={code} value={code}>
                  {countryLabel}
                </option>
              ))}
            </SelectField>
            <Button type="submit" name={INTENT} value="country" variant="outline" formNoValidate>
              {t('deliver-there')}
            </Button>
          </div>
        </details>
      )}
      {hasErrors && (
        <p id={`${id}-error`} className="text-small text-alert">
          {errorTexts.join(' ')}
        </p>
      )}
    </div>
  )
}

export function CountryNotices({ checkout, isMoved }: { checkout: OpenCheckout; isMoved: boolean }) {
  const t = useTranslations('checkout.details')
  const { language } = usePageLocale()
  const { lines } = checkout
  const country = countryName(checkout.country, language)
  const missing = lines.filter(({ problem }) => problem === 'not-shippable-here').map(({ title }) => title)
  if (!isMoved && missing.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: screen readers announce the change first, with or without JavaScript
    <div tabIndex={-1} autoFocus className="grid gap-3 outline-none" suppressHydrationWarning>
      {isMoved && <Notice>{t('moved', { country, currency: checkout.totals.subtotal.currency })}</Notice>}
      {missing.length > 0 && (
        <Notice tone="refusal" action={<TextLink href={CART_PATHS.page}>{t('open-bag')}</TextLink>}>
          {t('not-delivered', { country, pieces: missing.join(', '), count: missing.length })}
        </Notice>
      )}
    </div>
  )
}
