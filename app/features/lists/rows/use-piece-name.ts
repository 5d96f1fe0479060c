import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PieceView } from '../list/list-view.ts'

/** Returns the title of a piece, or a generic name if the shop does not show the piece. */
export function usePieceName(): (piece: Pick<PieceView, 'title'>) => string {
  const t = useTranslations('lists.page')
  return ({ title }) => title ?? t('gone')
}
