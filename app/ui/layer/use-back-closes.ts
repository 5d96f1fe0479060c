import { useEffect, useEffectEvent } from 'react'
import { addLayer } from './open-layers.ts'

/** While a layer is open, Back closes it and the page stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    let remove: (() => void) | undefined
    // A layer that opens and closes in one breath leaves no trace in the history.
    const adding = setTimeout(() => {
      remove = addLayer(() => onBack())
    })
    return () => {
      clearTimeout(adding)
      remove?.()
    }
  }, [isOpen])
}
