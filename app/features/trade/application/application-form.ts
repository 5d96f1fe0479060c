import {
  APPLICATION_FIELDS,
  type ApplicationField,
  applicationErrors,
  applicationPasswordErrors,
} from '#domain/trade/application.ts'

/** The steps of the form, which without JavaScript are one page. */
export const STEPS = ['you', 'company', 'terms'] as const
export type Step = (typeof STEPS)[number]

/** The name of its buttons: a step to go to, `SEND`, or `SHOW` for the fields of another country. */
export const GO = 'go'
export const SEND = 'send'
export const SHOW = 'fields'
/** Hidden fields: the step that is shown, and the sealed ticket of the form. */
export const AT_STEP = 'step'
export const TICKET = 'ticket'
/** The field that people do not see; programs fill it in. */
export const TRAP = 'homepage'
export const CAPTCHA = 'captcha'
/** The certificate, as the attachments of requests are sent: a new file, a stored one, and one to leave out. */
export const CERTIFICATE = { files: 'files', stored: 'stored-file', removed: 'removed-file' } as const

export type FormField = ApplicationField | 'password' | 'confirmation' | 'certificate'
/** Why a field is refused, by the feature whose messages say so. */
export const CODES_OF = {
  address: [
    'required',
    'too-long',
    'country-not-served',
    'postal-code-invalid',
    'zone-unknown',
    'phone-invalid',
  ],
  trade: [
    'email-invalid',
    'website-invalid',
    'vat-number-malformed',
    'vat-number-wrong',
    'passwords-differ',
    'terms-not-accepted',
    'clause-not-accepted',
  ],
  account: [
    'password-unset',
    'password-too-short',
    'password-too-long',
    'confirmation-missing',
    'password-refused',
    'password-common',
    'password-personal',
  ],
  request: [
    'attachment-type',
    'attachment-too-large',
    'attachment-empty',
    'attachment-unreadable',
    'attachments-too-many',
    'attachment-unknown',
    'attachments-limited',
    'attachments-unavailable',
  ],
} as const
export type FieldCode = (typeof CODES_OF)[keyof typeof CODES_OF][number]
export type FieldError = { readonly field: FormField; readonly code: FieldCode }

type TextField = Exclude<ApplicationField, 'kinds' | 'terms' | 'clause'>

/** What was typed, valid or not, without passwords. */
export type ApplicationValues = { readonly [field in TextField]: string } & {
  readonly kinds: readonly string[]
  readonly terms: boolean
  readonly clause: boolean
}

const NOT_TEXTS: readonly string[] = ['kinds', 'terms', 'clause']
export const TEXT_FIELDS = APPLICATION_FIELDS.filter(
  (field): field is TextField => !NOT_TEXTS.includes(field),
)

/** The fields of a step, in their order. */
export function fieldsOf(step: Step): readonly FormField[] {
  return FIELDS[step]
}

/** The step of a field. */
export function stepOf(field: FormField): Step {
  return STEPS.find((step) => FIELDS[step].includes(field)) ?? 'you'
}

const FIELDS: Readonly<Record<Step, readonly FormField[]>> = {
  you: ['firstName', 'lastName', 'email'],
  company: [
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
    'certificate',
  ],
  terms: ['password', 'confirmation', 'terms', 'clause'],
}

/** The error of a field as a service refused it; empty for one that the form does not have. */
export function toFieldError(path: string, code: string): FieldError[] {
  const field = STEPS.flatMap(fieldsOf).find((known) => known === path)
  const known = Object.values(CODES_OF)
    .flat()
    .find((one) => one === code)
  return field && known ? [{ field, code: known }] : []
}

export function readValues(form: FormData): ApplicationValues {
  const text = (field: TextField) => String(form.get(field) ?? '')
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, text(field)])) as {
    [field in TextField]: string
  }
  return {
    ...texts,
    kinds: form.getAll('kinds').map(String),
    terms: form.has('terms'),
    clause: form.has('clause'),
  }
}

/** The errors of the steps before `step`, in the order of the form. */
export function errorsBefore(values: ApplicationValues, step: Step): FieldError[] {
  const checked = STEPS.slice(0, STEPS.indexOf(step)).flatMap(fieldsOf)
  return applicationErrors(values).filter(({ field }) => checked.includes(field))
}

/** The errors of the whole form. `password`: null for an applicant who has signed in. */
export function allErrors(
  values: ApplicationValues,
  password: { password: string; confirmation: string } | null,
): FieldError[] {
  const errors: FieldError[] = applicationErrors(values)
  const found = password ? applicationPasswordErrors(password.password, password.confirmation) : []
  return inOrder([...errors, ...found])
}

/** Errors in the order of the form. */
export function inOrder(errors: readonly FieldError[]): FieldError[] {
  return STEPS.flatMap(fieldsOf).flatMap((field) => errors.filter((error) => error.field === field))
}
