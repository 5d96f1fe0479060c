import { useEffect, useEffectEvent } from 'react'
import { addLayer } from './open-layers.ts'

/** While a layer is open, Back closes it and the page stays. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    let remove: (() => void) | undefined
    let isClosed = false
    // Deferred, so that a layer that opens and closes within one task leaves no history entry; a longer delay would let
    // Back leave the page.
    queueMicrotask(() => {
      if (!isClosed) remove = addLayer(() => onBack())
    })
    return () => {
      isClosed = true
      remove?.()
    }
  }, [isOpen])
}
