import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { AmountRow } from '#app/ui/amount-row.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { quoteFilePath } from './paths.ts'
import type { QuoteView } from './view/quote-view.server.ts'

export function QuoteSums({ quote: { sums, total, pieceCount } }: { quote: QuoteView }) {
  const t = useTranslations('quote.sums')
  const tTax = useTranslations('shell.tax')
  const tDelivery = useTranslations('checkout.delivery')
  const { atPublicPrices, reduced, pieces, delivery, taxes } = sums
  return (
    <>
      {atPublicPrices !== null && (
        <dl className="client-view tabular-nums">
          <AmountRow isSum label={t('public')}>
            {atPublicPrices}
          </AmountRow>
        </dl>
      )}
      <dl className="own-view grid content-start gap-2 tabular-nums">
        {reduced && (
          <>
            <AmountRow label={t('public')}>{reduced.publicPrices}</AmountRow>
            <AmountRow label={t('reduction')}>{reduced.reduction}</AmountRow>
          </>
        )}
        <AmountRow label={t('pieces', { count: pieceCount })}>{pieces}</AmountRow>
        <AmountRow label={delivery.title || t('delivery')}>
          {delivery.isFree ? tDelivery('free') : delivery.price}
        </AmountRow>
        {taxes.kind === 'exempt' && taxes.amount !== null && (
          <AmountRow label={tTax('exempt-vat', { number: taxes.taxNumber })}>−{taxes.amount}</AmountRow>
        )}
        <div className="mt-1 flex items-baseline justify-between gap-6 border-t border-hairline pt-3 text-lead">
          <dt className="font-regular">{t('total')}</dt>
          <dd className="text-title">{total}</dd>
        </div>
        {(taxes.kind !== 'exempt' || taxes.amount === null) && (
          <div className="text-small text-muted wrap-anywhere">
            <dt className="sr-only">{tTax('label')}</dt>
            <dd>{taxNote(taxes, tTax)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

function taxNote(
  taxes: QuoteView['sums']['taxes'],
  t: ReturnType<typeof useTranslations<'shell.tax'>>,
): string {
  if (taxes.kind === 'included') return t('included', taxes)
  if (taxes.kind === 'collected-later') return t('later')
  const { taxNumber: number } = taxes
  return number === '' ? t('exempt') : t('exempt-number', { number })
}

/** The terms of the quote, the terms of sale, and the printable version. `pagePath` includes the locale. */
export function QuoteTerms({
  terms,
  salePath,
  pagePath,
}: {
  terms: string
  salePath: string | null
  pagePath: string
}) {
  const t = useTranslations('quote.terms')
  return (
    <div className="grid content-start gap-3 text-small">
      {terms !== '' && (
        <>
          <h2 className="font-display text-lead">{t('title')}</h2>
          <p className="max-w-measure whitespace-pre-line wrap-anywhere">{terms}</p>
        </>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        {salePath !== null && <TextLink href={salePath}>{t('sale')}</TextLink>}
        <a
          href={quoteFilePath(pagePath)}
          download
          className="inline-block border-b border-current pb-0.5 leading-tight"
        >
          {t('file')}
        </a>
      </p>
    </div>
  )
}
