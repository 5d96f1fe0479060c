import { useEffect } from 'react'

/** Refreshes the session of an idle page (Spec §4). Nothing is loaded for a guest. */
export function SessionKeeper({ remainingMs }: { remainingMs: number | null }) {
  useEffect(() => {
    if (remainingMs === null) return
    const ended = new AbortController()
    import('./keep-signed-in.ts').then(({ keepSignedIn }) => keepSignedIn(remainingMs, ended.signal))
    return () => ended.abort()
  }, [remainingMs])
  return null
}
