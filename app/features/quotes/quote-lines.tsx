import type { ReactNode } from 'react'
import { productPath } from '#app/features/product/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { InViews } from '#app/ui/views.tsx'
import { LineComments } from './line-comments.tsx'
import type { LineView } from './view/quote-view.server.ts'

/** The lines of a quote: each piece at its agreed price, with its comments. `isOpen`: whether they can be commented on. */
export function QuoteLines({ lines, isOpen }: { lines: readonly LineView[]; isOpen: boolean }) {
  const t = useTranslations('quote.lines')
  return (
    <section aria-label={t('label')} className="mt-10">
      <div
        aria-hidden="true"
        className={`hidden border-b border-ink pb-3 text-small text-muted sm:grid ${COLUMNS}`}
      >
        <span className="col-start-2">{t('piece')}</span>
        <span className={AMOUNTS}>
          <span className="text-center">{t('quantity')}</span>
          <span className="text-end">
            <InViews own={t('agreed-price')} client={t('public-price')} />
          </span>
          <span className="text-end">
            <InViews own={t('reduction')} client={null} />
          </span>
          <span className="text-end">{t('sum')}</span>
        </span>
      </div>
      <ul className="max-sm:border-t max-sm:border-ink">
        {lines.map((line) => (
          <Line key={line.id} line={line} isOpen={isOpen} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line, isOpen }: { line: LineView; isOpen: boolean }) {
  const t = useTranslations('quote.lines')
  const ships = useTranslations('product.shipping')
  const { id, slug, title, artisan, finish, picture, weeks } = line
  const details = [finish, weeks === null ? '' : ships('weeks', { weeks })].filter((text) => text !== '')
  return (
    <li
      id={`line-${id}`}
      className={`grid break-inside-avoid gap-y-3 border-b border-hairline py-6 ${COLUMNS}`}
    >
      <PiecePicture
        picture={picture === null ? null : { url: picture, alt: '', width: 1080, height: 1350 }}
        title={title}
        sizes="5.5rem"
      />
      <div className="min-w-0">
        <p className="text-small text-muted">{artisan}</p>
        <p className="font-display text-lead">
          <Link href={productPath(slug)} className="transition-colors hover:text-accent">
            {title}
          </Link>
        </p>
        <p className="text-small text-muted wrap-anywhere">{details.join(' · ')}</p>
        <LineComments line={line} isOpen={isOpen} />
      </div>
      <dl className={`max-sm:col-start-2 max-sm:row-start-2 text-small tabular-nums ${AMOUNTS}`}>
        <Amount label={t('quantity')} className="sm:text-center">
          {line.quantity}
        </Amount>
        {line.open && (
          <>
            <Amount label={t('public-price')} view="client-view">
              {line.open.unit}
            </Amount>
            <Amount label={t('sum')} view="client-view sm:col-start-4">
              {line.open.sum}
            </Amount>
          </>
        )}
        <Amount label={t('agreed-price')} view="own-view">
          {line.unitPrice}
          {line.publicPrice !== null && (
            <>
              <span className="sr-only"> {t('public-price')} </span>
              <s className="block text-muted max-sm:ms-2 max-sm:inline">{line.publicPrice}</s>
            </>
          )}
        </Amount>
        <Amount label={t('reduction')} view="own-view" isEmpty={line.reduction === null}>
          {line.reduction}
        </Amount>
        <Amount label={t('sum')} view="own-view">
          {line.sum}
        </Amount>
      </dl>
    </li>
  )
}

/** One figure of a line, with its label where the lines have no columns. */
function Amount({
  label,
  className = 'sm:text-end',
  view = '',
  isEmpty = false,
  children,
}: {
  label: string
  className?: string
  /** Where it is shown, if not everywhere (`InViews`). */
  view?: string
  isEmpty?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={`flex justify-between gap-4 sm:block ${className} ${view} ${isEmpty ? 'max-sm:hidden' : ''}`}
    >
      <dt className="text-muted sm:sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const COLUMNS = 'grid-cols-[4rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[5.5rem_minmax(0,1fr)_22rem] sm:gap-x-6'
const AMOUNTS = 'sm:grid sm:grid-cols-[3.5rem_1fr_4rem_1fr] sm:items-start sm:gap-x-4'
