import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { ThreadView } from './thread-view.server.ts'

/** States whose turn it is, and by when the house replies. */
export function useTurnSentence({ turn, due, kind, isNoticeSent }: ThreadView): string {
  const t = useTranslations('request.thread')
  if (turn === 'house') {
    if (due === null) return t('soon')
    return due.isLate ? t('late') : t('due', { moment: due.by })
  }
  if (turn === 'customer-may') return t('replied')
  if (turn === 'customer') return t('question')
  if (turn === 'stock') return t('stock')
  if (kind !== 'back-in-stock') return t('closed')
  return isNoticeSent ? t('notice-sent') : t('closed-notice')
}
