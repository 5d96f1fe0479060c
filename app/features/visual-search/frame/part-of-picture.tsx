import { type FormEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import type { PictureRegion } from '#contracts/visual.ts'

type Point = { x: number; y: number }

/** The positions of the edges, in percent from the left and the top. */
type FrameEdges = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type EdgeName = keyof FrameEdges

export const FULL_FRAME: FrameEdges = { left: 0, top: 0, right: 100, bottom: 100 }

const EDGE_NAMES = ['left', 'right', 'top', 'bottom'] as const

/** The minimum side of a frame, in percent of the picture's; smaller ones count as accidental. */
const SIDE_MIN = 6

/** The frame is drawn with a pointer or set edge by edge. */
export default function PartOfPicture({
  url,
  isBusy,
  search,
}: {
  url: string
  isBusy: boolean
  /** Null searches with the whole picture. */
  search(region: PictureRegion | null): void
}) {
  const t = useTranslations('visual')
  const [edges, setEdges] = useState<FrameEdges>(FULL_FRAME)
  const pointerHandlers = useDrawnFrame(setEdges, (drawn) => {
    if (isLargeEnough(drawn)) search(regionOf(drawn))
    else setEdges(FULL_FRAME)
  })
  const isFullPicture = edges === FULL_FRAME
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    search(isFullPicture ? null : regionOf(edges))
  }
  return (
    <div className="grid content-start gap-4">
      <div
        {...pointerHandlers}
        className="relative touch-none cursor-crosshair justify-self-start overflow-hidden select-none"
      >
        <img src={url} alt={t('yours')} draggable={false} className="max-h-100 w-auto" />
        {!isFullPicture && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute outline-2 outline-page [box-shadow:0_0_0_100vmax_var(--color-veil)]"
            style={{
              left: `${edges.left}%`,
              top: `${edges.top}%`,
              right: `${100 - edges.right}%`,
              bottom: `${100 - edges.bottom}%`,
            }}
          />
        )}
      </div>
      <p className="max-w-measure text-small text-muted">{t('part.hint')}</p>
      <form onSubmit={onSubmit}>
        <details>
          <summary className="min-h-8 w-fit cursor-pointer text-small underline underline-offset-4 transition-colors hover:text-accent">
            {t('part.title')}
          </summary>
          <div className="grid gap-3 pt-3">
            {edgesOf(edges).map(({ name, value }) => (
              <label key={name} className="grid grid-cols-2 items-center gap-4 text-small">
                {t(`part.${name}`)}
                <input
                  type="range"
                  min={0}
                  max={100}
                  value={Math.round(value)}
                  onChange={({ currentTarget }) =>
                    setEdges(withEdge(edges, name, Number(currentTarget.value)))
                  }
                  className="accent-ink"
                />
              </label>
            ))}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" isBusy={isBusy}>
                {t('part.submit')}
              </Button>
              <Button
                variant="outline"
                onClick={() => {
                  setEdges(FULL_FRAME)
                  search(null)
                }}
              >
                {t('part.whole')}
              </Button>
            </div>
          </div>
        </details>
      </form>
    </div>
  )
}

/** Draws a frame with mouse, pen or finger; reports it while drawing and when it is complete. */
function useDrawnFrame(onDraw: (edges: FrameEdges) => void, onDrawn: (edges: FrameEdges) => void) {
  const start = useRef<Point | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = pointOf(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) onDraw(frameBetween(start.current, pointOf(event)))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current) onDrawn(frameBetween(start.current, pointOf(event)))
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

function edgesOf(edges: FrameEdges): { name: EdgeName; value: number }[] {
  return EDGE_NAMES.map((name) => ({ name, value: edges[name] }))
}

/** The frame between two corners in any order, clipped to the picture. */
export function frameBetween(one: { x: number; y: number }, other: { x: number; y: number }): FrameEdges {
  const clamp = (value: number) => Math.min(100, Math.max(0, value))
  return {
    left: clamp(Math.min(one.x, other.x)),
    top: clamp(Math.min(one.y, other.y)),
    right: clamp(Math.max(one.x, other.x)),
    bottom: clamp(Math.max(one.y, other.y)),
  }
}

/** Moves one edge; it cannot pass the opposite edge or come closer than the minimum. */
export function withEdge(edges: FrameEdges, name: EdgeName, value: number): FrameEdges {
  const { left, top, right, bottom } = edges
  if (name === 'left') return { ...edges, left: Math.min(value, right - SIDE_MIN) }
  if (name === 'right') return { ...edges, right: Math.max(value, left + SIDE_MIN) }
  if (name === 'top') return { ...edges, top: Math.min(value, bottom - SIDE_MIN) }
  return { ...edges, bottom: Math.max(value, top + SIDE_MIN) }
}

export function isLargeEnough({ left, top, right, bottom }: FrameEdges): boolean {
  return right - left >= SIDE_MIN && bottom - top >= SIDE_MIN
}

/** The frame as fractions of the picture, as the service expects it. */
export function regionOf({ left, top, right, bottom }: FrameEdges): PictureRegion {
  return { left: left / 100, top: top / 100, width: (right - left) / 100, height: (bottom - top) / 100 }
}
