type OpenLayer = { readonly url: string; readonly close: () => void; wasClosedByBack: boolean }

const layers: OpenLayer[] = []
let programmaticSteps = 0
let isListening = false

export function hasOpenLayer(): boolean {
  return layers.length > 0
}

/**
 * Adds a history entry with the same URL for a layer, so that Back closes it and the page stays. With one layer over
 * another, Back closes the upper one. Returns a function that removes the entry when the layer is closed in another
 * way.
 */
export function addLayer(close: () => void): () => void {
  listenToBack()
  const layer: OpenLayer = { url: location.href, close, wasClosedByBack: false }
  layers.push(layer)
  history.pushState({ ...history.state, isLayer: true }, '')
  return () => removeLayer(layer)
}

function removeLayer(layer: OpenLayer): void {
  const index = layers.indexOf(layer)
  if (index !== -1) layers.splice(index, 1)
  // Navigation may have replaced the entry, in which case going back would leave the page.
  if (layer.wasClosedByBack || history.state?.isLayer !== true) return
  programmaticSteps += 1
  history.back()
}

/** Runs before the router's own listener, which must not see a history step that does not change the URL. */
function listenToBack(): void {
  if (isListening) return
  isListening = true
  addEventListener('popstate', onPop, { capture: true })
}

function onPop(event: PopStateEvent): void {
  if (programmaticSteps > 0) {
    programmaticSteps -= 1
    event.stopImmediatePropagation()
    return
  }
  const layer = layers.pop()
  if (layer === undefined) return
  if (location.href === layer.url) event.stopImmediatePropagation()
  layer.wasClosedByBack = true
  layer.close()
}
