const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Calls back once, on the first interaction with the page. Returns a function that cancels it. */
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
