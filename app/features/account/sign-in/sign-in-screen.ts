import type { RefusalCode } from '#contracts/errors.ts'
import type { PasskeyRequest } from '#contracts/passkeys.ts'
import {
  type PasswordError,
  SIGN_UP_PASSWORD,
  validateConfirmation,
  validatePassword,
} from '#domain/account/password.ts'

export type AccountCode = RefusalCode<'account'>

/** The error of each field. The error of `form` is shown above all fields. */
export type AccountErrors = {
  readonly form?: AccountCode
  readonly email?: AccountCode
  readonly password?: AccountCode
  readonly confirmation?: AccountCode
  readonly code?: AccountCode
}

/** Never contains the password that was typed. */
export type SignInScreen = {
  readonly step: 'start' | 'sign-in' | 'sign-up' | 'link-sent'
  readonly email: string
  readonly errors: AccountErrors
  /** The seconds until the next attempt is allowed, after too many attempts. */
  readonly waitSeconds?: number
  /** What the browser needs to sign in with a passkey; null where passkeys cannot be used. */
  readonly passkey?: PasskeyRequest | null
  readonly consents?: { readonly commercial: boolean; readonly personalized: boolean }
}

/** The step that a form with a passkey submits, and the field with the step on which the passkey was used. */
export const PASSKEY_STEP = 'passkey'
export const PASSKEY_FROM = 'from'

const PASSWORD_CODES: Record<PasswordError, AccountCode> = {
  missing: 'password-unset',
  'too-short': 'password-too-short',
  'too-long': 'password-too-long',
}

/** Spec §5: validates a new password and its confirmation. */
export function validateNewPassword(password: string, confirmation: string): AccountErrors {
  const error = validatePassword(password, SIGN_UP_PASSWORD)
  const confirmationError = validateConfirmation(password, confirmation)
  return {
    ...(error && { password: PASSWORD_CODES[error] }),
    ...(confirmationError && {
      confirmation: confirmationError === 'missing' ? 'confirmation-missing' : 'passwords-differ',
    }),
  }
}

const NEW_PASSWORD_REFUSALS = ['password-refused', 'password-common', 'password-personal'] as const

export function isNewPasswordRefusal(code: AccountCode): code is (typeof NEW_PASSWORD_REFUSALS)[number] {
  return NEW_PASSWORD_REFUSALS.some((one) => one === code)
}

/** Spec §5: validates the format of an email address. */
export function validateEmail(email: string): AccountErrors {
  if (email === '') return { email: 'email-missing' }
  return /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email) ? {} : { email: 'email-invalid' }
}

export function hasErrors(errors: AccountErrors): boolean {
  return Object.keys(errors).length > 0
}
