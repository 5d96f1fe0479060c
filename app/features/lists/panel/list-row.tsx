import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { useListName } from '../use-list-name.ts'
import { ItemSettings } from './item-settings.tsx'
import type { PanelChange, PanelNote } from './panel-change.ts'
import { fieldsOf } from './panel-change.ts'
import type { PanelList, PanelPiece } from './panel-view.ts'
import { usePanelError } from './use-panel-error.ts'

/** The row shows the outcome of the last change, and a button to undo or repeat it. */
export function ListRow({
  list,
  piece,
  note,
  action,
  send,
}: {
  list: PanelList
  piece: PanelPiece
  note: PanelNote | undefined
  /** The form action without JavaScript. */
  action: string
  send: (change: PanelChange) => void
}) {
  const t = useTranslations('lists')
  const name = useListName()(list)
  const errorText = usePanelError()
  const checkbox = useRef<HTMLButtonElement>(null)
  const { items, pieceCount, purpose } = list
  const isSaved = items.length > 0
  const change = toggleChange(list, note)
  const failure = note?.kind === 'failed' ? note : null
  const retryChange = failure?.change
  // The pressed button disappears with the message.
  function sendAndFocus(sent: PanelChange): void {
    checkbox.current?.focus()
    send(sent)
  }
  return (
    <li className="border-b border-hairline">
      <div className="flex items-start justify-between gap-4">
        <ChangeForm change={change} action={action} onSend={() => send(change)} className="min-w-0 grow">
          {/* biome-ignore lint/a11y/useSemanticElements: it sends its form without JavaScript */}
          <button
            ref={checkbox}
            type="submit"
            role="checkbox"
            aria-checked={isSaved}
            className="group flex w-full items-start gap-3.5 py-4 text-start"
          >
            <span
              aria-hidden="true"
              className="choice-mark group-hover:border-ink group-aria-checked:border-ink group-aria-checked:mark-tick"
            />
            <span className="min-w-0">
              <span className="block wrap-anywhere">{name}</span>
              {!failure && (
                <span className="mt-0.5 block text-small text-muted">
                  {t('overview.pieces', { pieces: pieceCount })}
                </span>
              )}
            </span>
          </button>
        </ChangeForm>
        <div className="shrink-0 pt-4 text-small">
          {note?.kind === 'removed' && !isSaved ? (
            <span className="flex flex-wrap items-baseline justify-end gap-x-1.5">
              {t('panel.removed')}
              <ChangeForm change={change} action={action} onSend={() => sendAndFocus(change)}>
                <button type="submit" aria-label={t('panel.undo-in', { name })} className={TEXT_LINK}>
                  {t('panel.undo')}
                </button>
              </ChangeForm>
            </span>
          ) : (
            isSaved && !failure && <span className="text-muted">{t('panel.saved')}</span>
          )}
          {retryChange && (
            <ChangeForm change={retryChange} action={action} onSend={() => sendAndFocus(retryChange)}>
              <button type="submit" aria-label={t('panel.retry-in', { name })} className={TEXT_LINK}>
                {t('panel.retry')}
              </button>
            </ChangeForm>
          )}
        </div>
      </div>
      {failure && (
        <p role="alert" className="-mt-3 ms-8.5 pb-4 text-small text-alert">
          {errorText(failure)}
        </p>
      )}
      {purpose === null && isSaved && (
        <div className="ms-8.5 grid gap-5 pb-5">
          {items.map((item) => (
            <ItemSettings
              key={item.id}
              list={list}
              item={item}
              piece={piece}
              name={name}
              action={action}
              send={send}
            />
          ))}
        </div>
      )}
    </li>
  )
}

/** A piece that was just removed is restored with its quantity and finish. */
function toggleChange({ id, items, newItem }: PanelList, note: PanelNote | undefined): PanelChange {
  if (items.length > 0) return { intent: 'remove', list: id, items: items.map((item) => item.id) }
  if (note?.kind === 'removed') return { intent: 'restore', list: id, items: note.items }
  return { intent: 'add', list: id, item: newItem }
}

/** Submitted as a page form if there is no JavaScript. */
function ChangeForm({
  change,
  action,
  onSend,
  className,
  children,
}: {
  change: PanelChange
  action: string
  onSend: () => void
  className?: string
  children: ReactNode
}) {
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      className={className}
    >
      {fieldsOf(change).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
