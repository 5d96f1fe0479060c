import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'

/** Shows a change with an undo button. If `isFresh`, the button takes the focus. */
export function Undo({
  fields,
  onUndo,
  beside,
  isFresh,
  children,
}: {
  fields: Readonly<Record<string, string>>
  /** Without `onUndo`, the form is submitted. */
  onUndo?: () => void
  beside?: ReactNode
  isFresh: boolean
  children: ReactNode
}) {
  const t = useTranslations('lists.overview')
  const { pathname, search } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFresh) button.current?.focus()
  }, [isFresh])
  function submit(event: FormEvent): void {
    if (!onUndo) return
    event.preventDefault()
    onUndo()
  }
  return (
    <Notice
      action={
        <>
          <form method="post" action={pathname + search} onSubmit={submit}>
            {Object.entries(fields).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <button ref={button} type="submit" className={TEXT_LINK}>
              {t('undo')}
            </button>
          </form>
          {beside}
        </>
      }
    >
      {children}
    </Notice>
  )
}
