import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/form/text-field.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import type { PieceView } from '../list/list-view.ts'
import { useListChanges } from '../list/use-list-changes.ts'

/** A note for the editors of the list, or for the client. */
export type NoteKind = 'note' | 'client-note'

/** A form in the row of the piece. After a refusal it contains the refused input. */
export function NoteForm({
  piece,
  kind,
  name,
  onClose,
}: {
  piece: PieceView
  kind: NoteKind
  name: string
  onClose: () => void
}) {
  const t = useTranslations('lists.page.note')
  const { pathname, search } = useLocation()
  const { submit, dismiss, refusals } = useListChanges()
  const refusal = refusals.get(piece.id)
  const own = refusal?.intent === kind ? refusal : null
  const now = kind === 'note' ? piece.note : piece.clientNote
  // The version from when the form was opened, so that a concurrent change is not overwritten.
  const [seen] = useState({ version: piece.version, before: now })
  const fields = {
    intent: kind,
    item: piece.id,
    version: String(own?.current?.version ?? seen.version),
    before: own?.current?.value ?? seen.before,
  } as const
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '')
    submit({ ...fields, text })
    onClose()
  }
  return (
    <form method="post" action={pathname + search} onSubmit={save} className="grid max-w-measure gap-3 py-1">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <TextAreaField
        name="text"
        label={t('of', { action: t(`label.${kind}`), title: name })}
        help={t(`help.${kind}`)}
        defaultValue={own?.typed ?? seen.before}
        maxLength={LIST_LENGTHS.note}
        autoFocus
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="outline">
          {t('save')}
        </Button>
        <span className="scriptless:hidden">
          <button
            type="button"
            onClick={() => {
              dismiss(piece.id)
              onClose()
            }}
            className={TEXT_LINK}
          >
            {t('cancel')}
          </button>
        </span>
      </div>
    </form>
  )
}
