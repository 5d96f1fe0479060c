import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { RefusalCode } from '#contracts/errors.ts'
import type { ChatActionCode } from '../chat-view.ts'

const WORDED: readonly (RefusalCode<'chat'> & ChatActionCode)[] = [
  'too-many-requests',
  'picture-type',
  'picture-too-large',
  'picture-unreadable',
  'request-unavailable',
]

/** A refusal without its own message is reported as a failure. */
export function useRefusalWords(): (code: ChatActionCode) => string {
  const t = useTranslations('errors.chat')
  return (code) => t(WORDED.find((worded) => worded === code) ?? 'chat-unavailable')
}
