import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** As the link that skips the navigation expects it. */
export const MAIN_ID = 'main-content'

/** Gives the focus to the main part of the page, where what had it is gone. */
export function focusMain(): void {
  const main = document.getElementById(MAIN_ID)
  // That link removes it.
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

/**
 * When another page is shown and what had the focus is gone, such as a link in a list, the main part takes it. Otherwise the
 * keyboard would start again at the top.
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
