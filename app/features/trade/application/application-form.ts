import {
  APPLICATION_FIELDS,
  type ApplicationField,
  applicationErrors,
  applicationPasswordErrors,
} from '#domain/trade/application.ts'

/** Without JavaScript all steps are on one page. */
export const STEPS = ['you', 'company', 'terms'] as const
export type Step = (typeof STEPS)[number]

/** The name of the submit buttons. A value is a step to go to, `SEND`, or `SHOW` for the fields of another country. */
export const GO = 'go'
export const SEND = 'send'
export const SHOW = 'fields'
/** Hidden fields: the current step, and the sealed ticket of the form. */
export const AT_STEP = 'step'
export const TICKET = 'ticket'
/** A honeypot field, hidden from people but filled in by bots. */
export const TRAP = 'homepage'
export const CAPTCHA = 'captcha'
/** Named like the attachments of requests: a new file, a stored one, and one to remove. */
export const CERTIFICATE = { files: 'files', stored: 'stored-file', removed: 'removed-file' } as const

export type FormField = ApplicationField | 'password' | 'confirmation' | 'certificate'
export const FIELD_CODES = {
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
export type FieldCode = (typeof FIELD_CODES)[keyof typeof FIELD_CODES][number]
export type FieldError = { readonly field: FormField; readonly code: FieldCode }

type TextField = Exclude<ApplicationField, 'kinds' | 'terms' | 'clause'>

/** Input without passwords, validated or not. */
export type ApplicationValues = { readonly [field in TextField]: string } & {
  readonly kinds: readonly string[]
  readonly terms: boolean
  readonly clause: boolean
}

const NON_TEXT_FIELDS: readonly string[] = ['kinds', 'terms', 'clause']
export const TEXT_FIELDS = APPLICATION_FIELDS.filter(
  (field): field is TextField => !NON_TEXT_FIELDS.includes(field),
)

export function fieldsOfStep(step: Step): readonly FormField[] {
  return FIELDS[step]
}

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

/** Returns an empty list for an unknown field or code. */
export function toFieldErrors(path: string, code: string): FieldError[] {
  const field = STEPS.flatMap(fieldsOfStep).find((known) => known === path)
  const known = Object.values(FIELD_CODES)
    .flat()
    .find((fieldCode) => fieldCode === code)
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

/** Returns the errors of the steps before `step`, in the order of the form. */
export function errorsBefore(values: ApplicationValues, step: Step): FieldError[] {
  const previousFields = STEPS.slice(0, STEPS.indexOf(step)).flatMap(fieldsOfStep)
  return applicationErrors(values).filter(({ field }) => previousFields.includes(field))
}

/** `password` is null for an applicant who has signed in. */
export function allErrors(
  values: ApplicationValues,
  password: { password: string; confirmation: string } | null,
): FieldError[] {
  const errors: FieldError[] = applicationErrors(values)
  const passwordErrors = password ? applicationPasswordErrors(password.password, password.confirmation) : []
  return sortErrors([...errors, ...passwordErrors])
}

/** Sorts errors in the order of the form. */
export function sortErrors(errors: readonly FieldError[]): FieldError[] {
  return STEPS.flatMap(fieldsOfStep).flatMap((field) => errors.filter((error) => error.field === field))
}
