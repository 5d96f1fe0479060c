import { type FormEvent, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { CONTROL } from '#app/ui/form/control.ts'
import { Field } from '#app/ui/form/field.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import { useListName } from '../use-list-name.ts'
import { ListRow } from './list-row.tsx'
import type { PanelChange, PanelNote } from './panel-change.ts'
import type { PanelPiece, PanelView } from './panel-view.ts'
import type { PanelChanges } from './use-panel-changes.ts'
import { usePanelError } from './use-panel-error.ts'

export function PanelBody({
  view,
  changes,
  action,
}: {
  view: PanelView
  changes: PanelChanges
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

/** Announces what was saved; the row of the list announces failures. */
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

/** The new list contains the piece from the start. */
function NewList({
  view,
  note,
  action,
  send,
}: {
  view: PanelView
  note: PanelNote | undefined
  action: string
  send: (change: PanelChange) => Promise<boolean>
}) {
  const t = useTranslations('lists.panel')
  const errorText = usePanelError()
  const failure = note?.kind === 'failed' ? note : null
  const [name, setName] = useState(failure?.change?.intent === 'create' ? failure.change.name : '')
  const [isEmpty, setEmpty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const errors = isEmpty
    ? [errorText({ kind: 'failed', refusal: 'required', change: null })]
    : failure
      ? [errorText(failure)]
      : []
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setEmpty(name.trim() === '')
    if (name.trim() === '' || isBusy) return
    setBusy(true)
    const isCreated = await send({ intent: 'create', list: view.newList, item: view.newItem, name })
    setBusy(false)
    if (isCreated) setName('')
  }
  return (
    <form method="post" action={action} noValidate onSubmit={submit} className="pt-6">
      <input type="hidden" name="intent" value="create" />
      <input type="hidden" name="list" value={view.newList} />
      <input type="hidden" name="item" value={view.newItem} />
      <Field label={t('new')} help={t('new-help')} errors={errors}>
        {(control) => (
          <span className="flex gap-3">
            <input
              {...control}
              type="text"
              name="name"
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setEmpty(false)
              }}
              maxLength={LIST_LENGTHS.name}
              autoComplete="off"
              required
              className={CONTROL}
            />
            <Button type="submit" variant="outline" isBusy={isBusy}>
              {t('create')}
            </Button>
          </span>
        )}
      </Field>
      {errors.length > 0 && (
        <span role="alert" className="sr-only">
          {errors[0]}
        </span>
      )}
    </form>
  )
}
