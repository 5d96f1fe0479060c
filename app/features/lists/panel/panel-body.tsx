import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { useListName } from '../use-list-name.ts'
import { ListRow } from './list-row.tsx'
import { NewList } from './new-list.tsx'
import type { PanelPiece, PanelView } from './panel-view.ts'
import type { PanelChanges } from './use-panel-changes.ts'

/** The piece, the lists to tick, and the field of a new one. */
export function PanelBody({
  view,
  changes,
  action,
}: {
  view: PanelView
  changes: PanelChanges
  /** The form action without JavaScript. */
  action: string
}) {
  const t = useTranslations('lists.panel')
  const { notes, send } = changes
  return (
    <>
      <Piece piece={view.piece} />
      <ul aria-label={t('lists')} className="border-t border-hairline">
        {view.lists.map((list) => (
          <ListRow
            key={list.id}
            list={list}
            piece={view.piece}
            note={notes.get(list.id)}
            action={action}
            send={(change) => void send(change)}
          />
        ))}
      </ul>
      <NewList view={view} note={notes.get(view.newList)} action={action} send={send} />
      <Announcement view={view} changes={changes} />
    </>
  )
}

function Piece({
  piece: { artisan, title, picture, textLanguage, variantId, finishes },
}: {
  piece: PanelPiece
}) {
  const finish = finishes.find(({ id }) => id === variantId)
  const lang = textLanguage ?? undefined
  return (
    <div className="flex items-center gap-4 pb-6">
      <div className="w-18 shrink-0">
        <PiecePicture picture={picture && { ...picture, alt: '' }} title={title} sizes="4.5rem" />
      </div>
      <div>
        <p className="text-small text-muted">{artisan}</p>
        <p lang={lang} className="mt-0.5 font-display text-title">
          {title}
        </p>
        {finish && (
          <p lang={lang} className="mt-0.5 text-small text-muted">
            {finish.title}
          </p>
        )}
      </div>
    </div>
  )
}

/** Reads out what was saved; a failure is read out from its row. */
function Announcement({ view, changes: { notes, lastChanged } }: { view: PanelView; changes: PanelChanges }) {
  const t = useTranslations('lists.panel')
  const nameOf = useListName()
  const list = view.lists.find(({ id }) => id === lastChanged)
  const note = list && notes.get(list.id)
  const name = list ? nameOf(list) : ''
  return (
    <p role="status" className="sr-only">
      {note?.kind === 'added' && t('saved-to', { name })}
      {note?.kind === 'removed' && t('removed-from', { name })}
      {note?.kind === 'changed' && t('changed-in', { name })}
    </p>
  )
}
