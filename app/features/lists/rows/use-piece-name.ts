import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PieceView } from '../list/list-view.ts'

/** The title of a piece; a piece that the shop does not show has none. */
export function usePieceName(): (piece: Pick<PieceView, 'title'>) => string {
  const t = useTranslations('lists.page')
  return ({ title }) => title ?? t('gone')
}
