import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import { toListRefusal } from '../list-refusal.ts'

/** Errors found in the browser, whose messages the document must include (decision 0010). */
const BROWSER_ERRORS = [
  'errors.lists.required',
  'errors.lists.too-long',
  'errors.lists.date-malformed',
  'errors.lists.dates-reversed',
  'errors.lists.list-unavailable',
] as const

export function useListErrors(): (codes: readonly string[] | undefined) => string[] {
  const t = useTranslations()
  for (const key of BROWSER_ERRORS) t.has(key)
  return (codes = []) => codes.map((code) => t(refusalMessageKey('lists', toListRefusal(code))))
}
