import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** Spec §2, §9: hover is disabled for 100 ms after navigation. */
const HOVER_RESET_MS = 100
/** Delays, so that a pointer that crosses the menu opens nothing, and one that leaves it briefly closes nothing. */
const HOVER_INTENT_MS = 80
const LEAVE_GRACE_MS = 160

/** The width from which the menu is a row with panels; below it, a list in a layer. */
export const DESKTOP = '(min-width: 64.0625rem)'

export type OpenItem = ReturnType<typeof useOpenItem>

/** The top-level item that is open: at most one, none after navigation. */
export function useOpenItem() {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hoverFrom = useHoverReset(() => setOpenKey(null))

  function setOpenLater(key: string | null, delayMs: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenKey(key), delayMs)
  }
  function setOpenNow(key: string | null): void {
    clearTimeout(timer.current)
    setOpenKey(key)
  }
  return {
    openKey,
    isRow: useSyncExternalStore(onRowChange, isDesktop, () => false),
    open: setOpenNow,
    close: () => setOpenNow(null),
    toggle: (key: string) => setOpenNow(openKey === key ? null : key),
    hover(event: PointerEvent, key: string): void {
      if (event.pointerType !== 'mouse' || !isDesktop() || performance.now() < hoverFrom.current) return
      if (openKey !== key) setOpenLater(key, openKey === null ? HOVER_INTENT_MS : 0)
      else clearTimeout(timer.current)
    },
    leave(event: PointerEvent): void {
      if (event.pointerType === 'mouse' && isDesktop()) setOpenLater(null, LEAVE_GRACE_MS)
    },
  }
}

export function isDesktop(): boolean {
  return matchMedia(DESKTOP).matches
}

function onRowChange(onChange: () => void): () => void {
  const row = matchMedia(DESKTOP)
  row.addEventListener('change', onChange)
  return () => row.removeEventListener('change', onChange)
}

/** Closes the open item on navigation, and ignores hover shortly after. */
function useHoverReset(close: () => void) {
  const { key } = useLocation()
  const hoverFrom = useRef(0)
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    hoverFrom.current = performance.now() + HOVER_RESET_MS
    close()
  })
  return hoverFrom
}
