import { isEmailAddress } from '../account/email-address.ts'
import { TRADE_PASSWORD, validatePassword } from '../account/password.ts'
import { type AddressErrorCode, validateAddress } from '../address/address.ts'
import { PROJECT_TYPES } from '../request/consultation.ts'
import { parseVatNumber, type VatNumberCode } from './vat-number.ts'
import { parseWebsite } from './website.ts'

/** Spec §3: the number of employees. */
export const COMPANY_SIZES = ['1', '2-5', '6-20', '21-50', '51-'] as const

export const APPLICATION_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'company',
  'companySize',
  'website',
  'vatNumber',
  'kinds',
  'country',
  'line1',
  'line2',
  'city',
  'zone',
  'postalCode',
  'phone',
  'terms',
  'clause',
] as const
export type ApplicationField = (typeof APPLICATION_FIELDS)[number]

export type ApplicationDraft = {
  readonly [field in Exclude<ApplicationField, 'kinds' | 'terms' | 'clause'>]?: string | undefined
} & {
  readonly kinds?: readonly string[] | undefined
  readonly terms?: boolean | undefined
  readonly clause?: boolean | undefined
}

export type ApplicationFieldCode =
  | AddressErrorCode
  | VatNumberCode
  | 'email-invalid'
  | 'website-invalid'
  | 'terms-not-accepted'
  | 'clause-not-accepted'

export type ApplicationError = { readonly field: ApplicationField; readonly code: ApplicationFieldCode }

export type ApplicationPasswordCode =
  | 'password-unset'
  | 'password-too-short'
  | 'password-too-long'
  | 'confirmation-missing'
  | 'passwords-differ'

/** Spec §5: the errors of an application, at most one per field, in the order of the form; empty if it is valid. */
export function applicationErrors(draft: ApplicationDraft): ApplicationError[] {
  const errors = new Map<ApplicationField, ApplicationFieldCode>()
  for (const { field, code } of validateAddress(draft)) errors.set(field, code)
  if (isBlank(draft.company)) errors.set('company', 'required')
  const email = draft.email?.trim() ?? ''
  if (email === '') errors.set('email', 'required')
  else if (!isEmailAddress(email)) errors.set('email', 'email-invalid')
  if (isBlank(draft.website)) errors.set('website', 'required')
  else if (parseWebsite(draft.website ?? '') === null) errors.set('website', 'website-invalid')
  if (!COMPANY_SIZES.some((size) => size === draft.companySize)) errors.set('companySize', 'required')
  const kinds: readonly string[] = PROJECT_TYPES
  if (!draft.kinds?.length || draft.kinds.some((kind) => !kinds.includes(kind)))
    errors.set('kinds', 'required')
  if (!isBlank(draft.vatNumber)) {
    const vatNumber = parseVatNumber(draft.vatNumber ?? '', draft.country ?? '')
    if (!vatNumber.ok) errors.set('vatNumber', vatNumber.code)
  }
  if (!draft.terms) errors.set('terms', 'terms-not-accepted')
  if (!draft.clause) errors.set('clause', 'clause-not-accepted')
  return APPLICATION_FIELDS.flatMap((field) => {
    const code = errors.get(field)
    return code === undefined ? [] : [{ field, code }]
  })
}

export function applicationPasswordErrors(
  password: string,
  confirmation: string,
): { field: 'password' | 'confirmation'; code: ApplicationPasswordCode }[] {
  const error = validatePassword(password, TRADE_PASSWORD)
  if (error !== null) return [{ field: 'password', code: PASSWORD_CODES[error] }]
  if (confirmation === '') return [{ field: 'confirmation', code: 'confirmation-missing' }]
  return confirmation === password ? [] : [{ field: 'confirmation', code: 'passwords-differ' }]
}

const PASSWORD_CODES = {
  missing: 'password-unset',
  'too-short': 'password-too-short',
  'too-long': 'password-too-long',
} as const

function isBlank(text: string | undefined): boolean {
  return (text ?? '').trim() === ''
}
