const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Calls back once, when someone first does something on the page. Returns how to call it off. */
export function onFirstIntent(callback: () => void): () => void {
  const waiting = new AbortController()
  const answer = () => {
    waiting.abort()
    callback()
  }
  for (const sign of SIGNS) {
    addEventListener(sign, answer, { signal: waiting.signal, passive: true, capture: true })
  }
  return () => waiting.abort()
}
