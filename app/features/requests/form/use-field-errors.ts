import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { REFUSALS, type RefusalCode } from '#contracts/errors.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { readRefusal } from './refusal-text.ts'

/** Errors raised in the browser, whose messages the document must include (decision 0010). */
const BROWSER_ERRORS = [
  'errors.request.required',
  'errors.request.too-short',
  'errors.request.too-long',
  'errors.request.email-missing',
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
  'request.wait.minutes',
  'request.wait.hours',
] as const

/** Formats errors in the words of Spec §5, for a field with this label or for the whole form. */
export function useFieldErrors(): (errors: readonly string[] | undefined, label?: string) => string[] {
  const t = useTranslations()
  for (const key of BROWSER_ERRORS) t.has(key)
  return (errors = [], label = '') =>
    errors.map((text) => {
      const { code, number } = readRefusal(text)
      if (code === 'too-long' || code === 'too-short') {
        if (number === null) return t('errors.request.request-malformed')
        return t(`errors.request.${code}`, { field: label, val: number })
      }
      if (code === 'too-many-requests' && number !== null) {
        const minutes = Math.ceil(number / 60)
        return minutes <= MINUTES_SHOWN_MAX
          ? t('request.wait.minutes', { minutes })
          : t('request.wait.hours', { hours: Math.ceil(minutes / 60) })
      }
      return t(refusalMessageKey('request', isPlainCode(code) ? code : 'request-malformed'))
    })
}

const MINUTES_SHOWN_MAX = 90

type PlainCode = Exclude<RefusalCode<'request'>, 'too-long' | 'too-short'>

function isPlainCode(code: string): code is PlainCode {
  return Object.hasOwn(REFUSALS.request, code)
}
