import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The target of the link that skips the navigation. */
export const MAIN_ID = 'main-content'

/** For when the focused element was removed. */
export function focusMain(): void {
  const main = document.getElementById(MAIN_ID)
  // The skip link removes it.
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

/**
 * When another page is shown and the focused element is gone, such as a link in a list, the main part gets the focus.
 * Otherwise the keyboard would start again at the top.
 */
export function useFocusMain(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    if (document.activeElement === document.body) focusMain()
  }, [pathname])
}
