import type { CSSProperties } from 'react'
import { type ComparisonState, comparePath } from '#app/features/lists/paths.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { EmptyMat } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { type CommonScale, type Extent, type ScaleBar, shareOf } from '#domain/list/common-scale.ts'
import { type DrawnPieceView, PIECE_VIEWS, type PieceViewName } from '#domain/list/drawn-piece.ts'
import { measureLength } from '#domain/product/units.ts'
import type { ComparedPieceView, Comparison } from './comparison.ts'

export function ScaledPieces({
  comparison: { pieces, scale, view },
  state,
}: {
  comparison: Comparison
  state: ComparisonState
}) {
  const t = useTranslations('lists.compare')
  return (
    <section aria-label={t('drawings')} className="compare-stage">
      <div className="compare-label compare-bar">{scale && <Bar bar={scale.bar} scale={scale} />}</div>
      {pieces.map((piece) => (
        <div key={piece.reference} className="compare-framed">
          <FramedPicture piece={piece} scale={scale} />
        </div>
      ))}
      {scale && (
        <>
          <div className="compare-label compare-views">
            <Views view={view} state={state} />
          </div>
          {pieces.map(({ reference, title, drawn }) => (
            <div key={reference} data-view={view} style={floorStyle(scale)} className="compare-drawn">
              <Drawing title={title} view={view} drawn={drawn[view]} scale={scale} />
            </div>
          ))}
          <div className="compare-label" />
          {pieces.map(({ reference, drawn }) => (
            <div key={reference} className="compare-across">
              <WidthLabel drawn={drawn[view]} scale={scale} />
            </div>
          ))}
        </>
      )}
    </section>
  )
}

/** Returns the CSS size of an extent; `--drawn` is the width of a column without its gap. */
function sizeStyle({ widthMm, heightMm }: Extent, { columnMm }: CommonScale): CSSProperties {
  return { width: cssLength(widthMm, columnMm), height: cssLength(heightMm, columnMm) }
}

function cssLength(lengthMm: number, columnMm: number): string {
  return `calc(var(--drawn) * ${shareOf(lengthMm, columnMm)})`
}

/** The floor is the same in all views, so that nothing moves when the view changes. */
function floorStyle({ floor }: CommonScale): CSSProperties {
  return { height: `calc(var(--drawn) * ${floor})` }
}

function Bar({ bar, scale: { columnMm } }: { bar: ScaleBar; scale: CommonScale }) {
  const t = useTranslations('lists.compare.bar')
  return (
    <p className="grid gap-1.5">
      {t(bar.name)}
      <span className="compare-bar-line" style={{ width: cssLength(bar.lengthMm, columnMm) }} />
    </p>
  )
}

/** Each view has its own URL. */
function Views({ view, state }: { view: PieceViewName; state: ComparisonState }) {
  const t = useTranslations('lists.compare.views')
  return (
    <nav aria-label={t('label')} className="print:hidden">
      <ul className="grid justify-items-start gap-1">
        {PIECE_VIEWS.map((name) => (
          <li key={name}>
            <Link
              href={comparePath({ ...state, view: name })}
              aria-current={name === view || undefined}
              rel="nofollow"
              data-keep-scroll
              className="inline-block border-b border-transparent py-1 text-muted transition-colors hover:text-accent aria-[current]:border-ink aria-[current]:text-ink"
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FramedPicture({
  piece: { picture, title, frame },
  scale,
}: {
  piece: ComparedPieceView
  scale: CommonScale | null
}) {
  const size = frame && scale ? sizeStyle(frame, scale) : undefined
  return (
    <div style={size} className={classNames('overflow-hidden', !size && 'compare-unscaled')}>
      {picture ? (
        <Picture
          picture={{ ...picture, alt: picture.alt || title }}
          sizes="(min-width: 64rem) 24rem, 45vw"
          isPriority
          className="h-full object-cover"
        />
      ) : (
        <EmptyMat title={title} className="h-full" />
      )}
    </div>
  )
}

function Drawing({
  title,
  view,
  drawn,
  scale,
}: {
  title: string
  view: PieceViewName
  drawn: DrawnPieceView | null
  scale: CommonScale
}) {
  const t = useTranslations('lists.compare')
  const formatLength = useFormatLength()
  if (!drawn) return null
  const { drawing, widthCm, heightCm } = drawn
  const { width, height } = drawing ?? { width: 100, height: 100 }
  const label = t(`drawn.${view}`, { title, across: formatLength(widthCm), up: formatLength(heightCm) })
  return (
    <>
      <svg
        role="img"
        aria-label={drawing ? label : `${label} ${t('box')}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        style={sizeStyle(drawn, scale)}
        className="compare-lines"
      >
        {drawing ? (
          <path d={drawing.path} vectorEffect="non-scaling-stroke" />
        ) : (
          <rect width="100" height="100" strokeDasharray="4 4" vectorEffect="non-scaling-stroke" />
        )}
      </svg>
      <span
        aria-hidden="true"
        style={{ height: cssLength(drawn.heightMm, scale.columnMm) }}
        className="compare-up"
      >
        <span suppressHydrationWarning>{formatLength(heightCm)}</span>
      </span>
    </>
  )
}

/** The width of the piece, with a note if its size is unknown or only a box is drawn. */
function WidthLabel({ drawn, scale }: { drawn: DrawnPieceView | null; scale: CommonScale }) {
  const t = useTranslations('lists.compare')
  const formatLength = useFormatLength()
  if (!drawn) return <p className="text-muted">{t('no-size')}</p>
  return (
    <>
      <p
        aria-hidden="true"
        style={{ width: cssLength(drawn.widthMm, scale.columnMm) }}
        className="compare-width"
        suppressHydrationWarning
      >
        {formatLength(drawn.widthCm)}
      </p>
      {!drawn.drawing && <p className="text-muted">{t('box')}</p>}
    </>
  )
}

function useFormatLength(): (centimeters: number) => string {
  const format = useFormat()
  const { units } = usePageLocale()
  return (centimeters) => format.measure(measureLength(centimeters, units))
}
