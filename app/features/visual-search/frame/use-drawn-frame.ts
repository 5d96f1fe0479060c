import { type PointerEvent, useRef } from 'react'
import { between, type FrameEdges } from './frame-edges.ts'

type Point = { x: number; y: number }

/** Draws a frame with mouse, pen or finger; reports it while drawing and when it is complete. */
export function useDrawnFrame(onDraw: (edges: FrameEdges) => void, onDrawn: (edges: FrameEdges) => void) {
  const start = useRef<Point | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = pointOf(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) onDraw(between(start.current, pointOf(event)))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current) onDrawn(between(start.current, pointOf(event)))
      start.current = null
    },
    onPointerCancel() {
      start.current = null
    },
  }
}

/** The pointer's position on the element, in percent of its sides. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height }
}
