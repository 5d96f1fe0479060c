import { useRef, useState } from 'react'

/** The index of the visible child in a horizontally scrolled track. */
export function useTrackPosition<Track extends HTMLElement>() {
  const track = useRef<Track>(null)
  const [position, setPosition] = useState(0)
  function onScroll(): void {
    if (track.current === null) return
    const { scrollLeft, clientWidth } = track.current
    setPosition(Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1)))
  }
  return { track, position, onScroll }
}
