import type { ReactNode } from 'react'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { CompanyFormChange } from './company-form.ts'

export function CompanySection({
  id,
  title,
  intro,
  children,
}: {
  id: string
  title: string
  intro?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="grid max-w-form content-start gap-5">
      <div className="grid gap-2">
        <h2 id={id} className="font-display text-heading">
          {title}
        </h2>
        {intro && <p className="max-w-measure text-muted">{intro}</p>}
      </div>
      {children}
    </section>
  )
}

export function IntentButton({
  intent,
  id,
  values = {},
  name,
  label,
}: {
  intent: CompanyFormChange['intent']
  id: string
  values?: Readonly<Record<string, string>>
  name: string
  /** The accessible label, if the visible name is ambiguous. */
  label?: string
}) {
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" name="intent" value={intent} aria-label={label} className={TEXT_LINK}>
        {name}
      </button>
    </form>
  )
}
