import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PieceView } from '../list/list-view.ts'
import { Undo } from '../list/undo.tsx'
import type { ListEditor } from '../list/use-list-editor.ts'
import { usePieceName } from './use-piece-name.ts'

/** Shown in place of a removed row, with an undo button. */
export function RemovedRow({ piece, editor }: { piece: PieceView; editor: ListEditor }) {
  const t = useTranslations('lists.page')
  const name = usePieceName()(piece)
  return (
    <li className="border-b border-hairline py-5 print:hidden">
      <Undo
        fields={{ intent: 'restore', item: piece.id }}
        onUndo={() => editor.undoRemoval(piece)}
        isFresh={editor.removed.at(-1)?.piece.id === piece.id}
      >
        {t('removed', { title: name })}
      </Undo>
    </li>
  )
}
