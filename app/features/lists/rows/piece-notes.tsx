import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { PieceView } from '../list/list-view.ts'
import { useListChanges } from '../list/use-list-changes.ts'
import { WritingNote } from '../live/writing-note.tsx'
import { listPiecePath } from '../paths.ts'
import { NoteForm, type NoteKind } from './note-form.tsx'

/** The notes of a piece, which are edited in place; without JavaScript on the page of the piece. */
export function PieceNotes({
  piece,
  listId,
  name,
  editing,
  onEdit,
}: {
  piece: PieceView
  listId: string
  name: string
  /** The note that is being edited. */
  editing: NoteKind | null
  onEdit: (kind: NoteKind | null) => void
}) {
  const t = useTranslations('lists.page.note')
  const { refusals } = useListChanges()
  const { note, clientNote, id } = piece
  const refused = refusals.get(id)?.intent
  const shown = editing ?? (refused === 'note' || refused === 'client-note' ? refused : null)
  if (shown !== null) {
    return <NoteForm key={shown} piece={piece} kind={shown} name={name} onClose={() => onEdit(null)} />
  }
  return (
    <>
      {note && <p className="list-row-text">{note}</p>}
      <WritingNote itemId={id} />
      {clientNote && (
        <p className="list-row-text">
          <span className="text-muted">{t('client-label')}</span> {clientNote}
        </p>
      )}
      {!note && !clientNote && (
        <p className="text-small text-muted print:hidden">
          <Link
            href={`${listPiecePath(listId, id)}#note`}
            aria-label={t('of', { action: t('add.note'), title: name })}
            className={TEXT_LINK}
            onClick={(event) => {
              event.preventDefault()
              onEdit('note')
            }}
          >
            {t('add.note')}
          </Link>
        </p>
      )}
    </>
  )
}
