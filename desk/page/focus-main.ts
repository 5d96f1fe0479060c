import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The id of the main element, the target of the skip link. */
export const MAIN_ID = 'main-content'

/** Focuses the main element, for example after the focused element was removed. */
export function focusMain(): void {
  const main = document.getElementById(MAIN_ID)
  // The skip link removes this attribute.
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

/**
 * Focuses the main element after navigation if the focused element is gone, such as a link in a list. Otherwise
 * keyboard users would have to start again at the top.
 */
export function useFocusMain(): void {
  const { pathname } = useLocation()
  const previousPathname = useRef(pathname)
  useEffect(() => {
    if (pathname === previousPathname.current) return
    previousPathname.current = pathname
    if (document.activeElement === document.body) focusMain()
  }, [pathname])
}
