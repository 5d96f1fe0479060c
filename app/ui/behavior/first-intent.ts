const INTENT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Calls back once, on the first interaction with the page. Returns a function that cancels this. */
export function onFirstIntent(callback: () => void): () => void {
  const listeners = new AbortController()
  const onIntent = () => {
    listeners.abort()
    callback()
  }
  for (const eventType of INTENT_EVENTS) {
    addEventListener(eventType, onIntent, { signal: listeners.signal, passive: true, capture: true })
  }
  return () => listeners.abort()
}
