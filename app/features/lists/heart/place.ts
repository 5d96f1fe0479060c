import { withoutHeartRefusal } from './heart-address.ts'

/** Focuses the heart that the address names, and leaves the address as it was before. */
export function returnToPlace(): void {
  document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true })
  history.replaceState(history.state, '', withoutHeartRefusal(location.pathname + location.search))
}
