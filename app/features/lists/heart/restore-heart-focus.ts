import { withoutHeartRefusal } from './heart-url.ts'

/** Focuses the heart that the URL names, and restores the URL. */
export function restoreHeartFocus(): void {
  document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true })
  history.replaceState(history.state, '', withoutHeartRefusal(location.pathname + location.search))
}
