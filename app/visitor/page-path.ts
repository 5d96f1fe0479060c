/** The page behind a client navigation's `.data` request: `/de-at/x.data` → `/de-at/x`. */
export function pagePath(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname
  const path = pathname.slice(0, -'.data'.length)
  return path.endsWith('/_') ? path.slice(0, -1) : path
}
