import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { REFUSALS, type RefusalCode } from '#contracts/errors.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'

/** Errors found in the browser, whose messages the document must carry (decision 0010). */
const FOUND_IN_BROWSER = [
  'errors.request.required',
  'errors.request.too-long',
  'errors.request.email-malformed',
  'errors.request.phone-missing',
  'errors.request.quantity-malformed',
  'errors.request.size-malformed',
  'errors.request.date-malformed',
  'errors.request.amount-malformed',
  'errors.request.time-unavailable',
  'errors.request.request-malformed',
  'errors.request.too-many-requests',
  'errors.request.platform-unavailable',
  'errors.request.connection-lost',
] as const

/** Formats the error codes of a field, or of the whole form. */
export function useFieldErrors(): (codes: readonly string[] | undefined) => string[] {
  const t = useTranslations()
  for (const key of FOUND_IN_BROWSER) t.has(key)
  return (codes = []) => codes.map((code) => t(refusalMessageKey('request', codeOf(code))))
}

function codeOf(code: string): RefusalCode<'request'> {
  return isCode(code) ? code : 'request-malformed'
}

function isCode(code: string): code is RefusalCode<'request'> {
  return Object.hasOwn(REFUSALS.request, code)
}
