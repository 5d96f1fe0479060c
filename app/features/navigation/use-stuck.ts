import { useEffect, useRef, useState } from 'react'

/** Whether the header has left its place at the top of the page and follows the scroll. */
export function useStuck() {
  const sentinel = useRef<HTMLDivElement>(null)
  const [isStuck, setIsStuck] = useState(false)
  useEffect(() => {
    if (sentinel.current === null) return
    const observer = new IntersectionObserver(([entry]) => setIsStuck(entry?.isIntersecting === false))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [])
  return { sentinel, isStuck }
}
