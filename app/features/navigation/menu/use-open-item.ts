import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** Spec §2, §9: hover is disabled for 100 ms after navigation. */
const HOVER_RESET_MS = 100
/** A pointer that only crosses the menu opens nothing, and one that slips off it closes nothing. */
const HOVER_INTENT_MS = 80
const LEAVE_GRACE_MS = 160

/** From this width on the menu is a row with panels under it; below, a list in a layer. */
export const DESKTOP = '(min-width: 64.0625rem)'

export type OpenItem = ReturnType<typeof useOpenItem>

/** Which first-level item of the menu is open: one at a time, none after a navigation. */
export function useOpenItem() {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hoverFrom = useHoverReset(() => setOpenKey(null))

  function later(key: string | null, delayMs: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenKey(key), delayMs)
  }
  function now(key: string | null): void {
    clearTimeout(timer.current)
    setOpenKey(key)
  }
  return {
    openKey,
    /** Whether the menu is a row: known once the page runs its script. */
    isRow: useSyncExternalStore(onRowChange, isDesktop, () => false),
    open: now,
    close: () => now(null),
    toggle: (key: string) => now(openKey === key ? null : key),
    hover(event: PointerEvent, key: string): void {
      if (event.pointerType !== 'mouse' || !isDesktop() || performance.now() < hoverFrom.current) return
      if (openKey !== key) later(key, openKey === null ? HOVER_INTENT_MS : 0)
      else clearTimeout(timer.current)
    },
    leave(event: PointerEvent): void {
      if (event.pointerType === 'mouse' && isDesktop()) later(null, LEAVE_GRACE_MS)
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

/** Closes what is open when another page comes, and says from when on a hover counts again. */
function useHoverReset(close: () => void) {
  const { key } = useLocation()
  const hoverFrom = useRef(0)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    hoverFrom.current = performance.now() + HOVER_RESET_MS
    close()
  })
  return hoverFrom
}
