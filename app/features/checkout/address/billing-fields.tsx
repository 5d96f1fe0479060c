import type { FieldMetadata } from '@conform-to/react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { type CountryCode, isCountryCode } from '#domain/market/market.ts'
import type { DetailsForm } from '../details/details-form.ts'
import { useFieldErrors } from '../field-errors.ts'
import { AddressFields, type AddressFieldset } from './address-fields.tsx'

export type CountryChoice = { readonly code: CountryCode; readonly name: string }

type BillingFieldsProps = {
  differs: FieldMetadata<boolean, DetailsForm>
  fieldset: AddressFieldset
  country: CountryCode
  countries: readonly CountryChoice[]
}

/** The country whose address rules apply: the one chosen in the form, otherwise `country`. */
export function chosenCountry<Form extends Record<string, unknown>>(
  fieldset: AddressFieldset<Form>,
  country: CountryCode,
): CountryCode {
  const { value } = fieldset.getFieldset().country
  return value && isCountryCode(value) ? value : country
}

/** The billing address, only if it differs from the shipping address; shown by CSS, with or without JavaScript. */
export function BillingFields({ differs, fieldset, country, countries }: BillingFieldsProps) {
  const t = useTranslations('checkout.details')
  const countryInput = fieldset.getFieldset().country
  const chosen = chosenCountry(fieldset, country)
  const errors = useFieldErrors()(countryInput.errors)
  return (
    <section className="group/billing grid gap-5">
      <h2 className="font-display text-title">{t('billing')}</h2>
      <Checkbox
        name={differs.name}
        defaultChecked={differs.initialValue === 'on'}
        label={t('billing-differs')}
        data-opens
      />
      <div className="hidden group-has-[[data-opens]:checked]/billing:block">
        <AddressFields
          fieldset={fieldset}
          country={chosen}
          purpose="billing"
          countryField={
            <SelectField
              label={t('country')}
              id={countryInput.id}
              name={countryInput.name}
              defaultValue={countryInput.initialValue ?? country}
              errors={errors}
              autoComplete="billing country"
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          }
        />
      </div>
    </section>
  )
}
