import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { hasOpenLayer } from '#app/ui/layer/open-layers.ts'

/**
 * Turns clicks on the shop's own links into client navigations: one listener for the whole document, so that a link
 * costs no more than its `<a>`. A link with `data-document` loads a full page; one with `data-keep-scroll` preserves
 * the scroll position; one with `data-replace` shows another state of the page, and Back leaves the page.
 */
export function ClientNavigation() {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findLink(event)
      if (link === null || !isClientNavigation(event, link)) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash, {
        preventScrollReset: 'keepScroll' in link.dataset,
        replace: hasOpenLayer() || 'replace' in link.dataset || link.href === location.href,
        viewTransition: link.pathname !== location.pathname,
      })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
  return null
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

function isClientNavigation(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!isPlain || event.defaultPrevented || link.origin !== location.origin) return false
  if (link.target || link.hasAttribute('download') || 'document' in link.dataset) return false
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return !(isSamePage && link.hash)
}
