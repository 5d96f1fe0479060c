import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { CheckedField } from '#app/ui/form/error-summary.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { ADDRESS_LINE_CAP } from '#domain/address/address.ts'
import { type AddressField, type AddressRules, getAddressRules } from '#domain/address/address-rules.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { DetailsForm } from '../details/details-form.ts'
import { useFieldErrors } from '../field-errors.ts'

export type AddressFieldset<Form extends Record<string, unknown> = DetailsForm> = FieldMetadata<
  DetailsForm['address'],
  Form
>

type AddressFieldsProps<Form extends Record<string, unknown>> = {
  fieldset: AddressFieldset<Form>
  country: CountryCode
  purpose: 'shipping' | 'billing'
  countryField: ReactNode
  /** Whether fields are `required` in HTML. A browser would enforce that on hidden fields too. */
  enforcesRequired?: boolean
}

/** The invalid fields of an address, with their labels and messages, for the error summary. */
export function useCheckedAddress<Form extends Record<string, unknown>>(
  fieldset: AddressFieldset<Form>,
  country: CountryCode,
): CheckedField[] {
  const rules = getAddressRules(country)
  const labelOf = useAddressLabels(rules)
  const errorsOf = useFieldErrors()
  const t = useTranslations('checkout.address')
  for (const key of OTHER_COUNTRY_MESSAGES) t.has(key)
  const fields = fieldset.getFieldset()
  const rest = rules.fields.filter((field) => !LEADING_FIELDS.includes(field))
  return [...LEADING_FIELDS, ...rest].flatMap((field) => {
    const { id, errors } = fields[field]
    return errors ? { id, label: labelOf(field), errors: errorsOf(errors) } : []
  })
}

/** Messages for addresses in other countries, which the document must include, too (decision 0010). */
const OTHER_COUNTRY_MESSAGES = [
  'choose',
  'emirate',
  'postal-code',
  'postal-code-help',
  'postcode',
  'prefecture',
  'province',
  'state',
  'zip',
] as const

/** The fields of an address, ordered and labeled by the address rules of the country. */
export function AddressFields<Form extends Record<string, unknown>>({
  fieldset,
  country,
  purpose,
  countryField,
  enforcesRequired = purpose === 'shipping',
}: AddressFieldsProps<Form>) {
  const rules = getAddressRules(country)
  const fields = fieldset.getFieldset()
  const place = rules.fields.filter((field) => PLACE_FIELDS.has(field))
  const renderField = (field: AddressField) => (
    <AddressInput
      key={field}
      field={field}
      rules={rules}
      purpose={purpose}
      enforcesRequired={enforcesRequired}
      metadata={fields[field]}
    />
  )
  return (
    <div className="grid gap-5">
      {countryField}
      <div className="grid gap-5 sm:grid-cols-2">{NAME_FIELDS.map(renderField)}</div>
      {['company' as const, 'line1' as const, 'line2' as const].map(renderField)}
      <div className={`grid gap-5 ${COLUMNS[place.length] ?? ''}`}>{place.map(renderField)}</div>
      {renderField('phone')}
    </div>
  )
}

const NAME_FIELDS = ['firstName', 'lastName'] as const
/** These fields come first; the others follow in the country's own order. */
const LEADING_FIELDS: readonly AddressField[] = ['country', ...NAME_FIELDS, 'company', 'line1', 'line2']
const PLACE_FIELDS: ReadonlySet<AddressField> = new Set<AddressField>(['city', 'zone', 'postalCode'])
const COLUMNS: Readonly<Record<number, string>> = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

type AddressInputProps<Form extends Record<string, unknown>> = Pick<AddressFieldsProps<Form>, 'purpose'> & {
  enforcesRequired: boolean
  field: AddressField
  rules: AddressRules
  metadata: FieldMetadata<string | undefined, Form>
}

function AddressInput<Form extends Record<string, unknown>>({
  field,
  rules,
  purpose,
  enforcesRequired,
  metadata,
}: AddressInputProps<Form>) {
  const t = useTranslations('checkout.address')
  const isRequired = rules.required.includes(field)
  const control = {
    label: useAddressLabels(rules)(field),
    errors: useFieldErrors()(metadata.errors),
    isOptional: !isRequired,
    id: metadata.id,
    name: metadata.name,
    defaultValue: metadata.initialValue ?? '',
    autoComplete: `${purpose} ${AUTOCOMPLETE[field]}`,
    required: isRequired && enforcesRequired,
  }
  const inputHints = useInputHints(field, rules)
  if (field === 'zone') {
    return (
      <SelectField {...control}>
        <option value="">{t('choose')}</option>
        {rules.zones.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  }
  return <TextField {...control} {...inputHints} maxLength={ADDRESS_LINE_CAP} />
}

function useInputHints(field: AddressField, { postalCode }: AddressRules) {
  const t = useTranslations('checkout.address')
  if (field === 'phone') return { type: 'tel', help: t('phone-help') }
  if (field !== 'postalCode' || postalCode === null) return {}
  const { example } = postalCode
  const isNumber = /^\d+$/.test(example)
  return { help: t('postal-code-help', { example }), ...(isNumber && { inputMode: 'numeric' as const }) }
}

function useAddressLabels({ postalCodeKind, zoneKind }: AddressRules): (field: AddressField) => string {
  const t = useTranslations('checkout')
  return (field) => {
    if (field === 'country') return t('details.country')
    if (field === 'postalCode') return t(`address.${postalCodeKind}`)
    if (field === 'zone') return t(`address.${zoneKind ?? 'province'}`)
    return t(`address.${LABELS[field]}`)
  }
}

const LABELS = {
  firstName: 'first-name',
  lastName: 'last-name',
  company: 'company',
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  phone: 'phone',
} as const

const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  zone: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
  phone: 'tel',
}
