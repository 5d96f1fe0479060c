import { useEffect } from 'react'

/** Keeps a visitor signed in while a page is idle (Spec §4). A guest's page loads nothing for it. */
export function SessionKeeper({ lastsMs }: { lastsMs: number | null }) {
  useEffect(() => {
    if (lastsMs === null) return
    const ended = new AbortController()
    import('./keep-signed-in.ts').then(({ keepSignedIn }) => keepSignedIn(lastsMs, ended.signal))
    return () => ended.abort()
  }, [lastsMs])
  return null
}
