/** A layer that is open over the page. */
type OpenLayer = { readonly address: string; readonly close: () => void; wasLeft: boolean }

const layers: OpenLayer[] = []
let ownSteps = 0
let isListening = false

/** Whether a layer is open: a navigation then takes the place of its entry in the history. */
export function hasOpenLayer(): boolean {
  return layers.length > 0
}

/**
 * Gives a layer an entry in the history, with the same address, so that Back closes it and the page stays.
 * With one layer over another, Back closes the upper one. Returns how to take the entry off again when the
 * layer has been closed in another way.
 */
export function addLayer(close: () => void): () => void {
  listenToBack()
  const layer: OpenLayer = { address: location.href, close, wasLeft: false }
  layers.push(layer)
  history.pushState({ ...history.state, isLayer: true }, '')
  return () => removeLayer(layer)
}

function removeLayer(layer: OpenLayer): void {
  const at = layers.indexOf(layer)
  if (at !== -1) layers.splice(at, 1)
  // Another page may have taken the entry's place: then there is nothing to go back from.
  if (layer.wasLeft || history.state?.isLayer !== true) return
  ownSteps += 1
  history.back()
}

/** Comes before the router's own listener, which must not see a step that changes no address. */
function listenToBack(): void {
  if (isListening) return
  isListening = true
  addEventListener('popstate', onPop, { capture: true })
}

function onPop(event: PopStateEvent): void {
  if (ownSteps > 0) {
    ownSteps -= 1
    event.stopImmediatePropagation()
    return
  }
  const layer = layers.pop()
  if (layer === undefined) return
  if (location.href === layer.address) event.stopImmediatePropagation()
  layer.wasLeft = true
  layer.close()
}
