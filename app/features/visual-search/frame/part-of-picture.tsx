import { type FormEvent, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import type { PictureRegion } from '#contracts/visual.ts'
import { edgesOf, type FrameEdges, FULL_FRAME, isLargeEnough, regionOf, withEdge } from './frame-edges.ts'
import { useDrawnFrame } from './use-drawn-frame.ts'

/** The chosen picture with a frame on it, drawn with a pointer or set edge by edge. */
export default function PartOfPicture({
  url,
  isBusy,
  search,
}: {
  /** The object URL of the picture. */
  url: string
  isBusy: boolean
  /** Null: the whole picture. */
  search(region: PictureRegion | null): void
}) {
  const t = useTranslations('visual')
  const [edges, setEdges] = useState<FrameEdges>(FULL_FRAME)
  const drawing = useDrawnFrame(setEdges, (drawn) => {
    if (isLargeEnough(drawn)) search(regionOf(drawn))
    else setEdges(FULL_FRAME)
  })
  const isWhole = edges === FULL_FRAME
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    search(isWhole ? null : regionOf(edges))
  }
  return (
    <div className="grid content-start gap-4">
      <div
        {...drawing}
        className="relative touch-none cursor-crosshair justify-self-start overflow-hidden select-none"
      >
        <img src={url} alt={t('yours')} draggable={false} className="max-h-100 w-auto" />
        {!isWhole && (
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
