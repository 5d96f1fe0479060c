import type { RefusalCode } from '#contracts/errors.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { ApplicationValues, FieldError, Step } from './application-form.ts'

/** A certificate that was stored when the form was shown again. */
export type StoredCertificate = {
  /** Its reference, which only the shop can make. */
  readonly sealed: string
  readonly name: string
  readonly sizeBytes: number
}

/** Why a form was refused as a whole. */
export type ApplicationRefusal =
  | { readonly feature: 'trade'; readonly code: RefusalCode<'trade'> }
  | { readonly feature: 'request'; readonly code: 'filled-by-program' | 'captcha-failed' }

/** The form as it is shown. */
export type ApplicationView = {
  readonly step: Step
  readonly values: ApplicationValues
  readonly errors: readonly FieldError[]
  readonly refusal: ApplicationRefusal | null
  /** The sealed ticket of the form. */
  readonly ticket: string
  readonly certificate: StoredCertificate | null
}

/** What the form is rendered from besides. */
export type ApplicationData = {
  /** Sorted by name; `phone` is an example of a number there, empty if none is known. */
  readonly countries: readonly { readonly code: CountryCode; readonly name: string; readonly phone: string }[]
  /** Null for a guest, who chooses a password. */
  readonly account: { readonly email: string } | null
  readonly contact: {
    readonly tradeEmail: string
    readonly phone: { readonly display: string; readonly href: string }
    readonly hours: string
  }
}
