import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PieceView } from '../list/list-view.ts'

/** A generic name for a piece that the shop does not show. */
export function usePieceName(): (piece: Pick<PieceView, 'title'>) => string {
  const t = useTranslations('lists.page')
  return ({ title }) => title ?? t('gone')
}
