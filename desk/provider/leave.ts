/** Dispatched on the window before the browser leaves, for forms to store what was typed. */
export const LEAVING = 'desk-leaving'

/**
 * Leaves the application for a page of the server, which returns to the current address. The promise never settles,
 * so that nothing is shown in between.
 */
export function leaveFor(path: string): Promise<never> {
  window.dispatchEvent(new Event(LEAVING))
  // What was typed is stored, so the browser need not warn that it would be lost.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  const { pathname, search } = window.location
  window.location.assign(`${path}?returnTo=${encodeURIComponent(pathname + search)}`)
  return new Promise(() => {})
}
