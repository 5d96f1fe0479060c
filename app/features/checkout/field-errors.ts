import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { REFUSALS, type RefusalCode } from '#contracts/errors.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'

/** The messages of validation in the browser, which the document must include (decision 0010). */
const VALIDATION_MESSAGES = [
  'errors.address.country-not-served',
  'errors.address.phone-invalid',
  'errors.address.postal-code-invalid',
  'errors.address.required',
  'errors.address.too-long',
  'errors.address.zone-unknown',
  'errors.checkout.email-invalid',
  'errors.checkout.payment-method-unknown',
  'errors.checkout.request-malformed',
  'errors.checkout.terms-not-accepted',
] as const

export function useFieldErrors(): (codes: readonly string[] | undefined) => string[] {
  const t = useTranslations()
  for (const key of VALIDATION_MESSAGES) t.has(key)
  return (codes = []) =>
    codes.map((code) => {
      if (isCode('address', code)) return t(refusalMessageKey('address', code))
      return t(refusalMessageKey('checkout', checkoutCode(code) ?? 'request-malformed'))
    })
}

/** Returns null if the code does not belong to the checkout. */
export function checkoutCode(code: string | undefined): RefusalCode<'checkout'> | null {
  return code !== undefined && isCode('checkout', code) ? code : null
}

function isCode<Feature extends 'address' | 'checkout'>(
  feature: Feature,
  code: string,
): code is RefusalCode<Feature> {
  return Object.hasOwn(REFUSALS[feature], code)
}
