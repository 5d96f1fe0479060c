import { useHeld } from '#app/page/connection/held-state.ts'
import { OfflineBand } from '#app/page/connection/offline-band.tsx'
import type { CartView } from '../bag.ts'
import { CachedPageLinks } from './cached-page-links.tsx'
import { OfflineTotal } from './offline-total.tsx'
import { useShownCart } from './use-shown-bag.ts'
import { WaitingLines } from './waiting-lines.tsx'
import { waitingPieces } from './waiting-piece.ts'

/**
 * Shown on the bag page without a connection: the waiting pieces above the lines or, with `isTotal`, what replaces the
 * amounts and the checkout button. The panel, which opens over the page, requests any decisions after reconnecting.
 */
export function OfflineCart({ cart, isTotal = false }: { cart: CartView | null; isTotal?: boolean }) {
  const { changes } = useHeld()
  const shown = useShownCart(cart, false)
  const waiting = waitingPieces(changes, cart)
  if (isTotal) {
    return (
      <div>
        <OfflineTotal shown={shown} waiting={waiting} />
        <CachedPageLinks />
      </div>
    )
  }
  return (
    <div className="mt-6">
      <OfflineBand className="px-4" />
      <WaitingLines pieces={waiting} />
    </div>
  )
}
