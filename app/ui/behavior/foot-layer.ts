import { useEffect, useRef, useState } from 'react'

/** Custom property of the document: the height in CSS pixels of the layer at the bottom of the window. */
const HEIGHT_PROPERTY = '--foot-height'
const CHANGE_EVENT = 'foot-layer'

/** Reserves space for a layer at the bottom of the window: purchase bars move above it, and the page ends above it. */
export function useFootLayer<Layer extends HTMLElement>() {
  const layer = useRef<Layer>(null)
  useEffect(() => {
    const element = layer.current
    if (element === null) return
    const observer = new ResizeObserver(() => announce(element.offsetHeight))
    observer.observe(element)
    return () => {
      observer.disconnect()
      announce(0)
    }
  }, [])
  return layer
}

function announce(height: number): void {
  const { style } = document.documentElement
  if (height > 0) style.setProperty(HEIGHT_PROPERTY, `${height}px`)
  else style.removeProperty(HEIGHT_PROPERTY)
  dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail: height }))
}

/** Returns the height in CSS pixels, or 0 without a layer at the bottom of the window. */
export function useFootHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const read = (event: Event) => setHeight(event instanceof CustomEvent ? Number(event.detail) : 0)
    addEventListener(CHANGE_EVENT, read)
    setHeight(Number.parseFloat(document.documentElement.style.getPropertyValue(HEIGHT_PROPERTY)) || 0)
    return () => removeEventListener(CHANGE_EVENT, read)
  }, [])
  return height
}
