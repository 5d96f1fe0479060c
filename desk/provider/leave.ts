/**
 * Leaves the application for a page of the server, which returns to the current address. The promise never settles,
 * so that nothing is shown in between.
 */
export function leaveFor(path: string): Promise<never> {
  const { pathname, search } = window.location
  window.location.assign(`${path}?returnTo=${encodeURIComponent(pathname + search)}`)
  return new Promise(() => {})
}
