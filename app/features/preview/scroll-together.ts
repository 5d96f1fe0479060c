/** Scrolls two framed pages together, in proportion to their heights. Returns a function that stops it. */
export function scrollTogether(first: HTMLIFrameElement, second: HTMLIFrameElement): () => void {
  const stopped = new AbortController()
  let leader: HTMLIFrameElement | null = null
  const follow = (frame: HTMLIFrameElement, other: HTMLIFrameElement) => {
    const watch = () => {
      const page = frame.contentDocument
      page?.addEventListener(
        'scroll',
        () => {
          // Ignores the scroll event that our own scrolling of the other frame causes.
          if (leader === other) leader = null
          else {
            leader = frame
            move(page.scrollingElement, other.contentDocument?.scrollingElement)
          }
        },
        { signal: stopped.signal, passive: true },
      )
    }
    frame.addEventListener('load', watch, { signal: stopped.signal })
    if (frame.contentDocument?.readyState === 'complete') watch()
  }
  follow(first, second)
  follow(second, first)
  return () => stopped.abort()
}

function move(from: Element | null | undefined, to: Element | null | undefined): void {
  if (!from || !to) return
  const share = from.scrollTop / Math.max(1, from.scrollHeight - from.clientHeight)
  to.scrollTop = share * (to.scrollHeight - to.clientHeight)
}
