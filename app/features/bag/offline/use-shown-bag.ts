import { useEffect, useMemo, useState } from 'react'
import { useHeld } from '#app/page/connection/held-state.ts'
import type { Bag } from '../bag.ts'
import { recallBag, rememberBag, type ShownBag } from './shown-bag.ts'
import { expectedBag } from './waiting-piece.ts'

/**
 * The bag as last read, with the pending changes applied. `recalls`: also from an earlier document of this tab. Null
 * if it is not known.
 */
export function useShownBag(bag: Bag | null, recalls: boolean): ShownBag | null {
  const [shown, setShown] = useState<ShownBag | null>(null)
  useEffect(() => {
    if (bag === null) return setShown(recalls ? recallBag() : null)
    const read = { bag, readAtMs: Date.now() }
    rememberBag(read)
    setShown(read)
  }, [bag, recalls])
  const { changes } = useHeld()
  return useMemo(() => shown && { ...shown, bag: expectedBag(shown.bag, changes) }, [shown, changes])
}
