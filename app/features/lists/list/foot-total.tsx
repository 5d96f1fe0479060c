import type { ListTotals } from '#domain/list/list-totals.ts'
import { ListTotal, TotalLabel } from './list-total.tsx'

/** The total of a list at the foot of a phone's window. */
export function FootTotal({ totals }: { totals: ListTotals }) {
  return (
    <p>
      <span className="block text-fine text-muted">
        <TotalLabel totals={totals} />
      </span>
      <span className="text-lead">
        <ListTotal totals={totals} />
      </span>
    </p>
  )
}
