import { useLocation } from 'react-router'
import { QuantityField } from '#app/ui/quantity-field.tsx'
import type { PieceView } from '../list/list-view.ts'
import { useListChanges } from '../list/use-list-changes.ts'
import { useRemoval } from './use-removal.ts'

/** The quantity of a piece; 0 removes it. */
export function PieceQuantity({ piece, name }: { piece: PieceView; name: string }) {
  const { pathname, search } = useLocation()
  const { submit, refusals } = useListChanges()
  const remove = useRemoval()
  const { id: item, version, quantity } = piece
  const fields = { intent: 'quantity', item, version: String(version), before: String(quantity) } as const
  const refusal = refusals.get(item)
  const refused =
    refusal?.intent === 'quantity' && refusal.code === 'quantity-malformed'
      ? { typed: refusal.typed, why: refusal.code }
      : null
  return (
    <>
      <div className="print:hidden">
        <QuantityField
          quantity={quantity}
          label={name}
          action={pathname + search}
          fields={fields}
          refused={refused}
          onChange={(next) => {
            if (next === 0) remove(piece)
            else submit({ ...fields, quantity: String(next) })
          }}
        />
      </div>
      <span className="hidden print:inline">{quantity}</span>
    </>
  )
}
