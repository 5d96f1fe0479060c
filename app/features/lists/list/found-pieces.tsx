import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { PieceRow } from '../rows/piece-row.tsx'
import { RemovedRow } from '../rows/removed-row.tsx'
import { ColumnTitles } from './column-titles.tsx'
import { isFirst } from './list-sections.tsx'
import { removedBefore } from './removed-before.ts'
import type { ListEditor } from './use-list-editor.ts'

const NO_STEPS = { up: false, down: false }

/** The pieces that a filter leaves, or in another order than the list's own: without sections, and not to be dragged. */
export function FoundPieces({ editor }: { editor: ListEditor }) {
  const t = useTranslations('lists.page')
  const { list } = editor
  const { pieces, found, size } = list
  const removed = (before: string | null) =>
    removedBefore(editor, { pieces, sectionId: 'any' }, before).map(({ piece }) => (
      <RemovedRow key={`removed ${piece.id}`} piece={piece} editor={editor} />
    ))
  return (
    <div className="list-section">
      <div className="list-section-head">
        <p className="list-section-title text-small text-muted" role="status">
          {t('found', { found, size })}
        </p>
        <ColumnTitles />
      </div>
      <ul aria-label={t('column')}>
        {pieces.flatMap((piece) => [
          ...removed(piece.id),
          <PieceRow
            key={piece.id}
            piece={piece}
            listId={list.id}
            steps={NO_STEPS}
            headingLevel="h2"
            isFirst={isFirst(list, piece)}
            isRestored={editor.restored === piece.id}
          />,
        ])}
        {removed(null)}
      </ul>
    </div>
  )
}
