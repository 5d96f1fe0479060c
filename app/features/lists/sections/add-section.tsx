import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import { useListChanges } from '../list/use-list-changes.ts'
import { PieceRefusal } from '../rows/piece-refusal.tsx'

/**
 * Adds a section after the others. `newId` is created with the page, so that a form that is sent twice adds one
 * section.
 */
export function AddSection({ newId }: { newId: string }) {
  const t = useTranslations('lists.page.section')
  const { pathname, search } = useLocation()
  const { submit, refusals } = useListChanges()
  const [section, setSection] = useState({ id: newId, pageNewId: newId })
  if (section.pageNewId !== newId) setSection({ id: newId, pageNewId: newId })
  const refusal = refusals.get(section.id)
  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    if (name === '') return
    submit({ intent: 'add-section', section: section.id, name })
    setSection({ id: crypto.randomUUID(), pageNewId: newId })
    form.reset()
  }
  return (
    <form
      method="post"
      action={pathname + search}
      onSubmit={add}
      className="mt-12 grid max-w-measure gap-3 print:hidden lg:ms-9"
    >
      <input type="hidden" name="intent" value="add-section" />
      <input type="hidden" name="section" value={section.id} />
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label={t('new')}
          name="name"
          maxLength={LIST_LENGTHS.section}
          defaultValue={refusal?.typed}
          autoComplete="off"
          required
          className="min-w-56 grow"
        />
        <Button type="submit" variant="outline">
          {t('add')}
        </Button>
      </div>
      <p className="text-small text-muted">{t('help')}</p>
      <PieceRefusal subject={section.id} />
    </form>
  )
}
