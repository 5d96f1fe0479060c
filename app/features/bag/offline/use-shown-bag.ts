import { useEffect, useMemo, useState } from 'react'
import { useHeld } from '#app/page/connection/held-state.ts'
import type { CartView } from '../bag.ts'
import { recallCart, rememberCart, type ShownCart } from './shown-bag.ts'
import { expectedCart } from './waiting-piece.ts'

/**
 * The bag as last read, with the pending changes applied; null if it is unknown. With `recalls`, the bag may also come
 * from an earlier document of this tab.
 */
export function useShownCart(cart: CartView | null, recalls: boolean): ShownCart | null {
  const [shown, setShown] = useState<ShownCart | null>(null)
  useEffect(() => {
    if (cart === null) return setShown(recalls ? recallCart() : null)
    const read = { bag: cart, readAtMs: Date.now() }
    rememberCart(read)
    setShown(read)
  }, [cart, recalls])
  const { changes } = useHeld()
  return useMemo(() => shown && { ...shown, bag: expectedCart(shown.bag, changes) }, [shown, changes])
}
