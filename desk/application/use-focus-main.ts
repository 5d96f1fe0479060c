import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * For the main part of every page, which takes the focus when another page is shown and what had it is gone, such as a link
 * in a list. Otherwise the keyboard would start again at the top.
 */
export function useFocusMain() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
