const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Called once, on the first interaction with the page. Returns a function that cancels it. */
export function onFirstIntent(callback: () => void): () => void {
  const waiting = new AbortController()
  const onIntent = () => {
    waiting.abort()
    callback()
  }
  for (const sign of SIGNS) {
    addEventListener(sign, onIntent, { signal: waiting.signal, passive: true, capture: true })
  }
  return () => waiting.abort()
}
