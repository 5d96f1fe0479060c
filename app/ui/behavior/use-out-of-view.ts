import { useEffect, useRef, useState } from 'react'

/** `rootMargin` extends or reduces the viewport (CSS lengths, clockwise). */
export function useOutOfView<Watched extends HTMLElement>(rootMargin = '0px') {
  const element = useRef<Watched>(null)
  const [isOutOfView, setIsOutOfView] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(([entry]) => setIsOutOfView(entry?.isIntersecting === false), {
      rootMargin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [rootMargin])
  return { element, isOut: isOutOfView }
}
