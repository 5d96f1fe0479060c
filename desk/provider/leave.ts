/** Dispatched on the window before the browser leaves, so that forms store typed values. */
export const LEAVING = 'desk-leaving'

/**
 * Leaves the application for a page of the server, which returns to the current address. The promise never settles, so
 * that nothing is shown in between.
 */
export function leaveFor(path: string): Promise<never> {
  window.dispatchEvent(new Event(LEAVING))
  // Typed values are stored, so the browser need not warn.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  const { pathname, search } = window.location
  window.location.assign(`${path}?returnTo=${encodeURIComponent(pathname + search)}`)
  return new Promise(() => {})
}
