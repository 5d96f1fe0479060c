import { useHeld, useIsOffline } from '#app/page/connection/held-state.ts'
import { OfflineBand } from '#app/page/connection/offline-band.tsx'
import type { Bag } from '../bag.ts'
import { LookAgain } from './look-again.tsx'
import { OfflineTotal } from './offline-total.tsx'
import { RefusedPieces } from './refused-pieces.tsx'
import { useShownBag } from './use-shown-bag.ts'
import { WaitingLines } from './waiting-lines.tsx'
import { waitingPieces } from './waiting-piece.ts'

/**
 * What the page of the bag shows besides its lines: that there is no connection, what waits to be added, and what the visitor is
 * asked about once it is back.
 */
export function OfflineBag({ bag }: { bag: Bag | null }) {
  const { changes } = useHeld()
  const isOffline = useIsOffline()
  return (
    <>
      {isOffline && <OfflineBand className="px-4" />}
      <RefusedPieces bag={bag} />
      <WaitingLines pieces={waitingPieces(changes, bag)} />
    </>
  )
}

/** What takes the place of the amounts and of the way to the checkout. */
export function OfflineAmounts({ bag }: { bag: Bag | null }) {
  const { changes } = useHeld()
  const shown = useShownBag(bag, false)
  return (
    <div>
      <OfflineTotal shown={shown} waiting={waitingPieces(changes, bag)} />
      <LookAgain />
    </div>
  )
}
