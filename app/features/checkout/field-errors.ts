import { useTranslations } from '#app/i18n/use-translations.ts'
import { REFUSALS, type RefusalCode } from '#contracts/errors.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'

/** Says what is wrong with a field, from the codes that a form's check left there. */
export function useFieldErrors(): (codes: readonly string[] | undefined) => string[] {
  const t = useTranslations()
  return (codes = []) =>
    codes.map((code) => {
      if (isCode('address', code)) return t(refusalMessageKey('address', code))
      return t(refusalMessageKey('checkout', checkoutCode(code) ?? 'request-malformed'))
    })
}

/** The code, when it is one that the checkout knows; null otherwise. */
export function checkoutCode(code: string | undefined): RefusalCode<'checkout'> | null {
  return code !== undefined && isCode('checkout', code) ? code : null
}

function isCode<Feature extends 'address' | 'checkout'>(
  feature: Feature,
  code: string,
): code is RefusalCode<Feature> {
  return Object.hasOwn(REFUSALS[feature], code)
}
