import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'

/** A field of a form: the id of its control, its label, and its errors, in the visitor's language. */
export type CheckedField = {
  readonly id: string
  readonly label: string
  readonly errors: readonly string[]
}

type ErrorSummaryProps = {
  /** Why the form was refused as a whole. */
  message?: string | null | undefined
  /** In the order of the form; fields without errors are left out. */
  fields?: readonly CheckedField[] | undefined
  /** How often the form was refused. After each refusal the summary scrolls into view and takes the focus. */
  refusals?: number | undefined
}

/** The errors above a refused form, with links to their fields. */
export function ErrorSummary({ message, fields = [], refusals = 1 }: ErrorSummaryProps) {
  const t = useTranslations('shell.form')
  // The document carries these messages: a form may be validated before others have loaded (decision 0010).
  for (const key of ['refused', 'field-error'] as const) t.has(key)
  const box = useRef<HTMLDivElement>(null)
  const shownRefusals = useRef(0)
  const wrong = fields.filter(({ errors }) => errors.length > 0)
  const isShown = Boolean(message) || wrong.length > 0
  useEffect(() => {
    if (!isShown || shownRefusals.current === refusals) return
    const hasFollowedLink = shownRefusals.current === 0 && isAtFragment()
    shownRefusals.current = refusals
    if (hasFollowedLink) return
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [isShown, refusals])
  if (!isShown) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the browser itself focuses the summary
      autoFocus
      className="grid gap-1 border-s-2 border-alert py-1 ps-3 text-small text-alert"
    >
      <p className={wrong.length > 0 ? 'font-medium' : undefined}>
        {message ?? t('refused', { count: wrong.length })}
      </p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ id, label, errors }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => focusField(event, id)}
                className="inline-block py-1 underline underline-offset-4 hover:text-ink"
              >
                {t('field-error', { label, error: errors.join(' ') })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Whether a link to a field was followed before hydration, in which case the visitor is already typing. */
function isAtFragment(): boolean {
  return location.hash !== '' && document.activeElement?.id === location.hash.slice(1)
}

/** As the browser does itself, but without a history entry. */
function focusField(event: { preventDefault(): void }, id: string): void {
  const control = document.getElementById(id)
  if (control === null) return
  event.preventDefault()
  control.focus()
}
