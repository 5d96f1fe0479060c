import { useEffect } from 'react'

/** Refreshes the session of an idle page (Spec §4). Nothing is loaded for a guest. */
export function SessionKeeper({ lastsMs }: { lastsMs: number | null }) {
  useEffect(() => {
    if (lastsMs === null) return
    const ended = new AbortController()
    import('./keep-signed-in.ts').then(({ keepSignedIn }) => keepSignedIn(lastsMs, ended.signal))
    return () => ended.abort()
  }, [lastsMs])
  return null
}
