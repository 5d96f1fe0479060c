import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { TRADE_PASSWORD } from '#domain/account/password.ts'
import { type AddressRules, getAddressRules } from '#domain/address/address-rules.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { FIELD_CODES, type FieldCode, type FormField } from './application-form.ts'

/** Labels follow the chosen country. */
export function useFieldLabel(country: string): (field: FormField) => string {
  const t = useTranslations('application.fields')
  const tAddress = useTranslations('checkout.address')
  for (const key of ADDRESS_MESSAGES) tAddress.has(key)
  const rules: AddressRules | null = isCountryCode(country) ? getAddressRules(country) : null
  return (field) => {
    if (field === 'zone') return tAddress(rules?.zoneKind ?? 'province')
    if (field === 'postalCode') return tAddress(rules?.postalCodeKind ?? 'postal-code')
    if (field === 'line2' || field === 'city') return tAddress(field)
    return t(LABELS[field])
  }
}

const LABELS = {
  firstName: 'first-name',
  lastName: 'last-name',
  email: 'email',
  company: 'company',
  companySize: 'size',
  website: 'website',
  vatNumber: 'vat-number',
  kinds: 'kinds',
  country: 'country',
  line1: 'street',
  phone: 'phone',
  password: 'password',
  confirmation: 'confirmation',
  terms: 'terms',
  clause: 'clause',
  certificate: 'certificate',
} as const

/** Messages for addresses in other countries, which the document must include (decision 0010). */
const ADDRESS_MESSAGES = [
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

/** The errors of a field in the words of Spec §5. */
export function useFieldErrors(): (code: FieldCode) => string {
  const t = useTranslations()
  return (code) => {
    const field = t('application.fields.password')
    if (code === 'password-too-short')
      return t(`errors.account.${code}`, { field, val: TRADE_PASSWORD.least })
    if (code === 'password-too-long') return t(`errors.account.${code}`, { field, val: TRADE_PASSWORD.most })
    if (includesCode(FIELD_CODES.address, code)) return t(refusalMessageKey('address', code))
    if (includesCode(FIELD_CODES.trade, code)) return t(refusalMessageKey('trade', code))
    if (includesCode(FIELD_CODES.account, code)) return t(refusalMessageKey('account', code))
    return t(refusalMessageKey('request', code))
  }
}

function includesCode<Code extends string>(codes: readonly Code[], code: string): code is Code {
  return codes.some((known) => known === code)
}
