import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import type { SectionView } from '../list/list-view.ts'
import { closeMenu } from '../list/menu.ts'
import { useListChanges } from '../list/use-list-changes.ts'

/** The name of a section as a form; after a refusal with what was entered. */
export function RenameSection({ section, id }: { section: SectionView; id: string }) {
  const t = useTranslations('lists.page.section')
  const { pathname, search } = useLocation()
  const { submit, refusals } = useListChanges()
  const refusal = refusals.get(id)
  const own = refusal?.intent === 'rename-section' ? refusal : null
  /** The section as it was when typing started: what someone else changes meanwhile is not overwritten. */
  const [typing, setTyping] = useState<Pick<SectionView, 'name' | 'version'> | null>(null)
  const seen = typing ?? section
  const fields = {
    intent: 'rename-section',
    section: id,
    version: String(own?.current?.version ?? seen.version),
    before: own?.current?.value ?? seen.name,
  } as const
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    closeMenu(event.currentTarget)
    setTyping(null)
    if (name !== '' && name !== section.name) submit({ ...fields, name })
  }
  return (
    <form
      method="post"
      action={pathname + search}
      onInput={() => setTyping(seen)}
      onSubmit={save}
      className="grid gap-3"
    >
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <TextField
        key={seen.name}
        label={t('name')}
        name="name"
        defaultValue={own?.typed ?? seen.name}
        maxLength={LIST_LENGTHS.section}
        autoComplete="off"
        required
      />
      <Button type="submit" variant="outline">
        {t('rename')}
      </Button>
    </form>
  )
}
