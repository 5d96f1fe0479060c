import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { type FlatRow, writtenPlace } from '#domain/list/flat-order.ts'
import type { ListView } from '../list/list-view.ts'
import { usePieceName } from '../rows/use-piece-name.ts'

/** What a screen reader says while a row is dragged; rows by their index. */
export type DragWords = {
  readonly instructions: string
  lifted(from: number): string
  over(from: number, to: number): string
  dropped(from: number, to: number): string
  cancelled(from: number): string
}

export function useDragWords(
  rows: readonly FlatRow[],
  { pieces, allSections }: Pick<ListView, 'pieces' | 'allSections'>,
): DragWords {
  const t = useTranslations('lists.page.drag')
  const loose = useTranslations('lists.piece')
  for (const key of ['lifted', 'over', 'dropped', 'cancelled'] as const) t.has(key)
  loose.has('no-section')
  const nameOf = usePieceName()
  const titleAt = (index: number) => {
    const piece = pieces.find(({ id }) => id === rows[index]?.id)
    return nameOf({ title: piece?.title ?? null })
  }
  const place = (from: number, to: number) => {
    const written = writtenPlace(rows, from, to)
    const section = allSections.find(({ id }) => id === written?.sectionId)
    return { position: written?.position ?? 0, section: section?.name ?? loose('no-section') }
  }
  return {
    instructions: t('instructions'),
    lifted: (from) => t('lifted', { title: titleAt(from) }),
    over: (from, to) => t('over', { title: titleAt(from), ...place(from, to) }),
    dropped: (from, to) => t('dropped', { title: titleAt(from), ...place(from, to) }),
    cancelled: (from) => t('cancelled', { title: titleAt(from) }),
  }
}
