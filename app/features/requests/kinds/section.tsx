import type { ReactNode } from 'react'

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 pt-2">
      <legend className="contents">
        <span className="font-display text-title">{title}</span>
        {note && <span className="-mt-3 text-small text-muted">{note}</span>}
      </legend>
      {children}
    </fieldset>
  )
}
