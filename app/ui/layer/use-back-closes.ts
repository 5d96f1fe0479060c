import { useEffect, useEffectEvent } from 'react'

/**
 * While a layer is open, Back closes it and the page stays: opening adds an entry to the history with the
 * same address, and closing in another way takes it off again.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const address = location.href
    let hasGoneBack = false
    const onPop = (event: PopStateEvent) => {
      hasGoneBack = true
      if (location.href === address) event.stopImmediatePropagation()
      onBack()
    }
    const adding = setTimeout(() => history.pushState(layerState(true), ''))
    addEventListener('popstate', onPop, { capture: true })
    return () => {
      clearTimeout(adding)
      removeEventListener('popstate', onPop, { capture: true })
      if (!hasGoneBack && isLayerEntry()) leaveLayerEntry()
    }
  }, [isOpen])
}

/** Whether the history stands on the entry of an open layer: a navigation then takes that entry's place. */
export function isLayerEntry(): boolean {
  return history.state?.isLayer === true
}

/** The router must not see this step: the address does not change by it. */
function leaveLayerEntry(): void {
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  history.back()
}

function layerState(isLayer: boolean): object {
  return { ...history.state, isLayer }
}
