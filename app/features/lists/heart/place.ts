import { withoutHeartRefusal } from './heart-address.ts'

/** Where a guest has scrolled to when they leave to sign in; stored for this tab only. */
const PLACE = 'heart-place'

type Place = { readonly address: string; readonly top: number }

export function rememberPlace(): void {
  const place: Place = { address: location.pathname + location.search, top: scrollY }
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(place))
  } catch {
    // A browser that stores nothing returns to the heart, as without JavaScript.
  }
}

/** Scrolls to that place, focuses the heart that the address names, and leaves the address as it was before. */
export function returnToPlace(): void {
  const address = withoutHeartRefusal(location.pathname + location.search)
  const place = takePlace()
  if (place?.address === address) scrollTo({ top: place.top, behavior: 'instant' })
  document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true })
  history.replaceState(history.state, '', address)
}

function takePlace(): Place | null {
  try {
    const stored = sessionStorage.getItem(PLACE)
    sessionStorage.removeItem(PLACE)
    return stored === null ? null : (JSON.parse(stored) as Place)
  } catch {
    return null
  }
}
