import type { RefusalCode } from '#contracts/errors.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { ApplicationValues, FieldError, Step } from './application-form.ts'

export type StoredCertificate = {
  /** The sealed reference, which only the shop can create. */
  readonly sealed: string
  readonly name: string
  readonly sizeBytes: number
}

export type ApplicationRefusal =
  | { readonly feature: 'trade'; readonly code: RefusalCode<'trade'> }
  | { readonly feature: 'request'; readonly code: 'filled-by-program' | 'captcha-failed' }

export type ApplicationView = {
  readonly step: Step
  readonly values: ApplicationValues
  readonly errors: readonly FieldError[]
  readonly refusal: ApplicationRefusal | null
  readonly ticket: string
  readonly certificate: StoredCertificate | null
}

/** Data that does not depend on the state of the form. */
export type ApplicationData = {
  /** Sorted by name; `phone` is an example number, empty if none is known. */
  readonly countries: readonly { readonly code: CountryCode; readonly name: string; readonly phone: string }[]
  /** Null for a guest, who chooses a password. */
  readonly account: { readonly email: string } | null
  readonly contact: {
    readonly tradeEmail: string
    readonly phone: { readonly display: string; readonly href: string }
    readonly hours: string
  }
}
