import type { ReactNode } from 'react'

/** The label of a row, and at its end a fact about it. */
export function RowText({ label, fact, icon }: { label: string; fact: string | null; icon: ReactNode }) {
  return (
    <>
      <span>{label}</span>
      <span className="flex items-center gap-3 text-end text-small text-muted">
        {fact}
        <span className="text-ink">{icon}</span>
      </span>
    </>
  )
}
