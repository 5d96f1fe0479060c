import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Popover } from '#app/ui/layer/popover.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { SectionView } from '../list/list-view.ts'
import { useMoves } from '../list/use-moves.ts'
import { MoreOf } from '../rows/more-of.tsx'
import { PieceRefusal } from '../rows/piece-refusal.tsx'
import { Step } from '../rows/step.tsx'
import { RenameSection } from './rename-section.tsx'

/** The title of a section, with how many pieces it counts and what can be done with it. */
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
  /** The titles of the columns. */
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
                <MoreOf name={name} />
              </span>
            }
          >
            <div className="grid w-64 max-w-full gap-3 text-small">
              <RenameSection section={section} id={id} />
              <ul className="border-t border-hairline pt-2">
                {steps.up && (
                  <Step
                    fields={{ intent: 'step-section', section: id, by: '-1' }}
                    onDo={() => moves.stepSection(id, -1)}
                  >
                    {t('menu.up')}
                  </Step>
                )}
                {steps.down && (
                  <Step
                    fields={{ intent: 'step-section', section: id, by: '1' }}
                    onDo={() => moves.stepSection(id, 1)}
                  >
                    {t('menu.down')}
                  </Step>
                )}
                <Step fields={{ intent: 'remove-section', section: id }} onDo={onRemove}>
                  {t('section.remove')}
                </Step>
              </ul>
            </div>
          </Popover>
        </div>
      </div>
      <PieceRefusal subject={id} />
    </>
  )
}
