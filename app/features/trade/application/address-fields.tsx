import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { ADDRESS_LINE_CAP } from '#domain/address/address.ts'
import { getAddressRules } from '#domain/address/address-rules.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { GO, SHOW } from './application-form.ts'
import { fieldId, type StepProps } from './form-context.ts'
import { TextInput } from './text-input.tsx'

const PLACE_FIELDS = ['city', 'zone', 'postalCode'] as const
const COLUMNS: Readonly<Record<number, string>> = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

/** Fields and labels follow the chosen country. */
export function AddressFields(step: StepProps) {
  const t = useTranslations('application')
  const tAddress = useTranslations('checkout.address')
  const { data, values, place, labelOf, errorsOf } = step
  const rules = isCountryCode(place.country) ? getAddressRules(place.country) : null
  const shown =
    rules?.fields.flatMap((field) => PLACE_FIELDS.find((known) => known === field) ?? []) ?? PLACE_FIELDS
  const example = data.countries.find(({ code }) => code === place.country)?.phone
  return (
    <section className="grid gap-5">
      <h2 className="font-display text-title">{t('sections.address')}</h2>
      <div className="grid gap-2">
        <SelectField
          id={fieldId('country')}
          name="country"
          label={labelOf('country')}
          help={t('fields.country-help')}
          errors={errorsOf('country')}
          defaultValue={values.country}
          autoComplete="country"
          required
        >
          {data.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <noscript>
          <Button type="submit" name={GO} value={SHOW} variant="outline">
            {t('show-fields')}
          </Button>
        </noscript>
      </div>
      <TextInput step={step} maxLength={ADDRESS_LINE_CAP} field="line1" autoComplete="address-line1" />
      <TextInput
        step={step}
        maxLength={ADDRESS_LINE_CAP}
        field="line2"
        isOptional
        autoComplete="address-line2"
      />
      <div className={`grid gap-5 ${COLUMNS[shown.length] ?? ''}`}>
        {shown.map((field) => {
          if (field === 'city')
            return (
              <TextInput
                key={field}
                step={step}
                maxLength={ADDRESS_LINE_CAP}
                field={field}
                autoComplete="address-level2"
              />
            )
          if (field === 'postalCode')
            return (
              <TextInput
                key={field}
                step={step}
                maxLength={ADDRESS_LINE_CAP}
                field={field}
                autoComplete="postal-code"
                isOptional={rules !== null && !rules.required.includes(field)}
                {...(rules?.postalCode && {
                  help: tAddress('postal-code-help', { example: rules.postalCode.example }),
                })}
              />
            )
          return (
            <SelectField
              key={`${field} ${place.country}`}
              id={fieldId(field)}
              name={field}
              label={labelOf(field)}
              errors={errorsOf(field)}
              defaultValue={values.country === place.country ? values.zone : ''}
              autoComplete="address-level1"
              required
            >
              <option value="">{tAddress('choose')}</option>
              {rules?.zones.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          )
        })}
      </div>
      <TextInput
        step={step}
        field="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        help={example ? t('fields.phone-example', { example }) : t('fields.phone-help')}
      />
    </section>
  )
}
