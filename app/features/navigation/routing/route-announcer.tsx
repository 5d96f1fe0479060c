import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { MAIN_ID } from '#app/ui/page/skip-link.tsx'

/**
 * What a browser does for a new document, done for a client navigation: the new page's title is read out,
 * and the keyboard starts at its content, or in the field that the page opens in. A change of filters or a tab
 * stays where it is.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!document.activeElement?.hasAttribute('data-keeps-focus')) {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    }
    const reading = requestAnimationFrame(() => setTitle(document.title))
    return () => cancelAnimationFrame(reading)
  }, [pathname])
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  )
}
