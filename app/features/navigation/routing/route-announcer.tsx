import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { MAIN_ID } from '#app/ui/page/skip-link.tsx'

/**
 * Does for client navigation what a browser does for a page load: announces the new title and moves focus to the
 * content, or to the field with autofocus. A change of filters or a tab does not move the focus.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    if (!document.activeElement?.hasAttribute('data-keeps-focus')) {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    }
    const frameRequest = requestAnimationFrame(() => setTitle(document.title))
    return () => cancelAnimationFrame(frameRequest)
  }, [pathname])
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  )
}
