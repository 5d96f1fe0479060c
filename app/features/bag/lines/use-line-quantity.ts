import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useHeld } from '#app/page/connection/held-state.ts'
import type { CartErrorCode, CartLine } from '#domain/cart/cart.ts'
import type { BagChange } from '../bag-change-response.server.ts'
import { BAG_PATHS } from '../paths.ts'

export type LineQuantity = {
  /** The requested quantity, until the bag has been reloaded; 0 while the line is being removed. */
  readonly quantity: number
  readonly isSettling: boolean
  /** Why the last change was refused. */
  readonly refusal: CartErrorCode | null
  change(quantity: number): void
}

/**
 * The quantity of a line while it is edited. Changes are sent one after another, so that they arrive in order; of those
 * made while one is pending, only the last is sent. One that waits for the connection takes each newer quantity.
 */
export function useLineQuantity(line: Pick<CartLine, 'id' | 'quantity'>): LineQuantity {
  const { id } = line
  const { state, data, submit } = useFetcher<BagChange>({ key: `line ${id}` })
  const action = useLocalePath()(BAG_PATHS.line)
  const [requested, setRequested] = useState<number | null>(null)
  const sent = useRef<number | null>(null)
  const before = useRef(state)
  const { changes, amend } = useHeld()
  const held = changes.find(({ fields }) => fields.some(([, value]) => value === id))?.id
  useEffect(() => {
    const hasSettled = state === 'idle' && before.current !== 'idle'
    before.current = state
    if (requested === sent.current) {
      if (!hasSettled) return
      sent.current = null
      setRequested(null)
    } else if (requested !== null && (held || state !== 'submitting')) {
      sent.current = requested
      const quantity = String(requested)
      if (held) amend(held, { quantity })
      else void submit({ lineId: id, quantity }, { method: 'post', action })
    }
  }, [state, requested, id, action, submit, held, amend])
  return {
    quantity: requested ?? line.quantity,
    // What waits for the connection is shown as it is expected.
    isSettling: !held && (state !== 'idle' || requested !== null),
    refusal: data === undefined || data.ok ? null : data.code,
    change: setRequested,
  }
}
