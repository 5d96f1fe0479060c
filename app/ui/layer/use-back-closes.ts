import { useEffect, useEffectEvent } from 'react'
import { addLayer } from './open-layers.ts'

/** While a layer is open, Back closes it and the page stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    let remove: (() => void) | undefined
    let isClosed = false
    // A layer that opens and closes in one breath leaves no trace in the history. Any later, and Back would leave the page.
    queueMicrotask(() => {
      if (!isClosed) remove = addLayer(() => onBack())
    })
    return () => {
      isClosed = true
      remove?.()
    }
  }, [isOpen])
}
