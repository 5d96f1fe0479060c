import type { ReactNode } from 'react'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Popover } from '#app/ui/layer/popover.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import type { SectionView } from '../list/list-view.ts'
import { closeMenu } from '../list/menu.ts'
import { useListChanges } from '../list/use-list-changes.ts'
import { useMoves } from '../list/use-moves.ts'
import { MenuAction } from '../rows/menu-action.tsx'
import { MoreLabel } from '../rows/more-label.tsx'
import { PieceRefusal } from '../rows/piece-refusal.tsx'

export function SectionHead({
  section,
  id,
  steps,
  onRemove,
  children,
}: {
  section: SectionView
  id: string
  steps: { readonly up: boolean; readonly down: boolean }
  onRemove: () => void
  children: ReactNode
}) {
  const t = useTranslations('lists.page')
  const moves = useMoves()
  const { name, totals } = section
  return (
    <>
      <div className="list-section-head">
        <div className="list-section-title">
          <h2 className="font-display text-heading leading-tight wrap-anywhere">{name}</h2>
          <span className="shrink-0 text-small text-muted">{t('pieces', { pieces: totals.pieces })}</span>
        </div>
        {children}
        <div className="list-section-more">
          <Popover
            align="end"
            group="list-menu"
            button={
              <span className={TEXT_LINK}>
                <MoreLabel name={name} />
              </span>
            }
          >
            <div className="grid w-64 max-w-full gap-3 text-small">
              <RenameSection section={section} id={id} />
              <ul className="border-t border-hairline pt-2">
                {steps.up && (
                  <MenuAction
                    fields={{ intent: 'step-section', section: id, by: '-1' }}
                    onAction={() => moves.stepSection(id, -1)}
                  >
                    {t('menu.up')}
                  </MenuAction>
                )}
                {steps.down && (
                  <MenuAction
                    fields={{ intent: 'step-section', section: id, by: '1' }}
                    onAction={() => moves.stepSection(id, 1)}
                  >
                    {t('menu.down')}
                  </MenuAction>
                )}
                <MenuAction fields={{ intent: 'remove-section', section: id }} onAction={onRemove}>
                  {t('section.remove')}
                </MenuAction>
              </ul>
            </div>
          </Popover>
        </div>
      </div>
      <PieceRefusal subject={id} />
    </>
  )
}

/** A form for the name of a section. After a refusal it contains the refused input. */
function RenameSection({ section, id }: { section: SectionView; id: string }) {
  const t = useTranslations('lists.page.section')
  const { pathname, search } = useLocation()
  const { submit, refusals } = useListChanges()
  const refusal = refusals.get(id)
  const own = refusal?.intent === 'rename-section' ? refusal : null
  /** The section from when typing started, so that a concurrent change is not overwritten. */
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
