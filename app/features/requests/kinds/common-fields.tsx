import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { REQUEST_LENGTHS, REQUEST_QUANTITY_MAX } from '#contracts/request.ts'
import type { LoadedForm } from '../form/loaded-form.ts'
import type { FieldOf, FieldProps } from '../form/request-form-view.tsx'

export function PersonFields({ field }: { field: FieldOf }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('name')} autoComplete="name" required />
      <EmailField field={field} />
    </div>
  )
}

export function EmailField({ field }: { field: FieldOf }) {
  return <TextField {...field('email')} type="email" autoComplete="email" required />
}

export function MessageField({ field, isOptional = false }: { field: FieldOf; isOptional?: boolean }) {
  const t = useTranslations('request')
  return (
    <TextAreaField
      {...field('message')}
      help={t('help.message', { max: REQUEST_LENGTHS.message })}
      required={!isOptional}
      isOptional={isOptional}
    />
  )
}

export function QuantityField(field: FieldProps) {
  return (
    <TextField {...field} type="number" inputMode="numeric" min={1} max={REQUEST_QUANTITY_MAX} required />
  )
}

/** The destination without street and city. The postal code is optional unless the address is to be complete. */
export function PlaceFields({
  field,
  countries,
  isComplete = false,
}: { field: FieldOf; isComplete?: boolean } & Pick<LoadedForm, 'countries'>) {
  return (
    <>
      <TextField {...field('postalCode')} autoComplete="postal-code" isOptional={!isComplete} />
      <TextField {...field('zone')} autoComplete="address-level1" isOptional />
      <SelectField {...field('country')} autoComplete="country" required>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** The budget is in the visitor's currency. */
export function BudgetField({ field, currency }: { field: FieldOf } & Pick<LoadedForm, 'currency'>) {
  const t = useTranslations('request.help')
  return (
    <>
      <input type="hidden" name="currency" value={currency} />
      <TextField {...field('budget')} help={t('budget')} inputMode="decimal" autoComplete="off" isOptional />
    </>
  )
}
