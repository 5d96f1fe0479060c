import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import type { QuoteRefusalCode } from './quote-form.ts'

/** Errors raised in the browser, whose messages the document must include (decision 0010). */
const BROWSER_ERRORS = [
  'errors.quote.connection-lost',
  'errors.quote.platform-unavailable',
  'errors.quote.too-many-requests',
] as const

export function useQuoteErrors() {
  const t = useTranslations()
  for (const key of BROWSER_ERRORS) t.has(key)
  const messageOf = (code: QuoteRefusalCode) => t(refusalMessageKey('quote', code))
  return { messageOf, messagesOf: (code: QuoteRefusalCode | undefined) => (code ? [messageOf(code)] : []) }
}
