import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { RefusalCode } from '#contracts/errors.ts'
import type { ChatActionCode } from '../chat-view.ts'

const CODES_WITH_MESSAGE: readonly (RefusalCode<'chat'> & ChatActionCode)[] = [
  'too-many-requests',
  'picture-type',
  'picture-too-large',
  'picture-unreadable',
  'request-unavailable',
]

/** Returns a function that words a refusal; one without its own message is reported as a failure. */
export function useRefusalMessage(): (code: ChatActionCode) => string {
  const t = useTranslations('errors.chat')
  return (code) => t(CODES_WITH_MESSAGE.find((known) => known === code) ?? 'chat-unavailable')
}
