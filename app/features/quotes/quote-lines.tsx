import type { ReactNode } from 'react'
import { productPath } from '#app/features/product/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/form/text-field.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { InViews } from '#app/ui/views.tsx'
import { QUOTE_LENGTHS } from '#contracts/quote.ts'
import { QUOTE_FIELDS } from './forms/quote-form.ts'
import { QuoteFormFrame, useRefusedForm } from './forms/quote-form-frame.tsx'
import { useQuoteErrors } from './forms/use-quote-errors.ts'
import type { LineView } from './view/quote-view.server.ts'

/** Lines can be commented on while the quote `isOpen`. */
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
  const tShipping = useTranslations('product.shipping')
  const { id, slug, title, artisan, finish, picture, weeks } = line
  const details = [finish, weeks === null ? '' : tShipping('weeks', { weeks })].filter((text) => text !== '')
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
        {line.atPublicPrice && (
          <>
            <Amount label={t('public-price')} view="client-view">
              {line.atPublicPrice.unit}
            </Amount>
            <Amount label={t('sum')} view="client-view sm:col-start-4">
              {line.atPublicPrice.sum}
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

/** The label is visible only on narrow screens, where the lines have no columns. */
function Amount({
  label,
  className = 'sm:text-end',
  view = '',
  isEmpty = false,
  children,
}: {
  label: string
  className?: string
  /** Shows the amount only in this view (`InViews`). */
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

/** The comments on a line, and while the quote `isOpen`, a form for another one. */
function LineComments({ line, isOpen }: { line: LineView; isOpen: boolean }) {
  const t = useTranslations('quote.comments')
  const house = useHouse()
  const { title, comments } = line
  if (comments.length === 0 && !isOpen) return null
  return (
    <div
      className={comments.length > 0 ? 'mt-3 border-s border-hairline ps-4 text-small' : 'mt-2 text-small'}
    >
      {comments.length > 0 && (
        <ul aria-label={t('label', { title })} className="mb-2 grid gap-3">
          {comments.map(({ id, isFromHouse, member, text, on }) => (
            <li key={id}>
              <p>
                <span className="font-medium">{isFromHouse ? (member ?? house.name) : t('you')}</span>
                <span className="ms-3 text-muted">{on}</span>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <CommentForm line={line} />}
    </div>
  )
}

function CommentForm({ line: { id, title, comments } }: { line: LineView }) {
  const t = useTranslations('quote.comments')
  const { messagesOf } = useQuoteErrors()
  const refused = useRefusedForm('comment', id)
  const isReply = comments.length > 0
  const field = { id: `comment-${id}`, label: t('text', { title }), errors: messagesOf(refused?.fields.text) }
  return (
    // A new comment appears in the list, and the form is reset and closed.
    <details key={comments.length} open={refused !== null} className="print:hidden">
      <summary
        aria-label={t(isReply ? 'reply-label' : 'open-label', { title })}
        className="inline-block min-h-9 cursor-pointer list-none py-1.5"
      >
        <span className={TEXT_LINK}>{t(isReply ? 'reply' : 'open')}</span>
      </summary>
      <QuoteFormFrame act="comment" checked={[field]} className="mt-2 grid max-w-measure gap-3">
        <input type="hidden" name={QUOTE_FIELDS.line} value={id} />
        <TextAreaField
          {...field}
          name={QUOTE_FIELDS.text}
          defaultValue={refused?.form.text}
          maxLength={QUOTE_LENGTHS.comment}
          required
        />
        <Button type="submit" variant="outline" className="justify-self-start">
          {t('send')}
        </Button>
      </QuoteFormFrame>
    </details>
  )
}
