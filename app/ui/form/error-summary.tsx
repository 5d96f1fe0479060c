import { useEffect, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'

/** `id` is that of the control; label and errors are in the visitor's language. */
export type CheckedField = {
  readonly id: string
  readonly label: string
  readonly errors: readonly string[]
}

type ErrorSummaryProps = {
  message?: string | null | undefined
  /** In the order of the form; fields without errors are left out. */
  fields?: readonly CheckedField[] | undefined
  /** The number of refusals. After each one the summary scrolls into view and takes the focus. */
  refusals?: number | undefined
}

/** Shown above a refused form, with links to its fields. */
export function ErrorSummary({ message, fields = [], refusals = 1 }: ErrorSummaryProps) {
  const t = useTranslations('shell.form')
  // The document must include these messages: a form may be validated before others have loaded (decision 0010).
  for (const key of ['refused', 'field-error'] as const) t.has(key)
  const box = useRef<HTMLDivElement>(null)
  const shownRefusals = useRef(0)
  const invalidFields = fields.filter(({ errors }) => errors.length > 0)
  const isShown = Boolean(message) || invalidFields.length > 0
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
      <p className={invalidFields.length > 0 ? 'font-medium' : undefined}>
        {message ?? t('refused', { count: invalidFields.length })}
      </p>
      {invalidFields.length > 0 && (
        <ul>
          {invalidFields.map(({ id, label, errors }) => (
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

/** Focuses the field as the browser would, but without a history entry. */
function focusField(event: { preventDefault(): void }, id: string): void {
  const control = document.getElementById(id)
  if (control === null) return
  event.preventDefault()
  control.focus()
}
