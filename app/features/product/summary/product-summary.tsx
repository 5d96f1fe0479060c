import { lazy, type ReactNode, Suspense } from 'react'
import type { Format } from '#app/i18n/format/use-format.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Units } from '#domain/market/market.ts'
import type { DimensionAxis, Measure } from '#domain/product/units.ts'
import { measureAll } from '#domain/product/units.ts'
import type { ProductDetails, ProductView, VariantView } from '../view/product-view.ts'
import { ActionRows } from './action-rows.tsx'
import { type DetailMessages, type DetailRow, lightingRows, materialRows } from './detail-rows.ts'
import { Purchase } from './purchase.tsx'
import { VariantChoice } from './variant-choice.tsx'
import { VariantPrice } from './variant-price.tsx'

// Few products need these two components, so they are loaded only for those.
const OptionForm = lazy(async () => ({ default: (await import('./option-form.tsx')).OptionForm }))
const ChosenPurchase = lazy(async () => ({
  default: (await import('./chosen-purchase.tsx')).ChosenPurchase,
}))

/** Shown as the SKU of a combination that does not exist, so that the row remains. */
const NO_SKU = '–'

type Size = { readonly axis: DimensionAxis; readonly measure: Measure }

const OVERALL_AXES: readonly DimensionAxis[] = ['width', 'depth', 'height']

type Row = Pick<DetailRow, 'term' | 'value' | 'lang'>

export function ProductSummary({
  product,
  variant,
  artisanPath,
  contact,
  questions,
  save,
  hours,
  replyDays,
  onOpenModel,
}: {
  product: ProductView
  variant: VariantView
  /** Without the locale; null if the workshop has no page. */
  artisanPath: string | null
  contact: ReactNode
  questions: ReactNode
  save: ReactNode
  hours: string
  replyDays: number
  onOpenModel: (opener: HTMLElement) => void
}) {
  const t = useTranslations('product')
  const format = useFormat()
  const lang = product.textLanguage ?? undefined
  const isMissing = product.choice?.missing != null
  return (
    <div className="product-facts grid gap-7">
      <header>
        <p className="text-small text-muted">
          {artisanPath ? <TextLink href={artisanPath}>{product.artisan}</TextLink> : product.artisan}
        </p>
        <h1 lang={lang} className="mt-1 font-display text-display">
          {product.title}
        </h1>
        {/* The line remains if there is no price, so that the options do not move. */}
        <p className="mt-3 text-title">{isMissing ? '\u00a0' : <VariantPrice variant={variant} />}</p>
        {variant.tradePrice && variant.price.amountMinor > 0 && (
          <p className="own-view mt-1 text-small" suppressHydrationWarning>
            {isMissing ? '\u00a0' : t('trade-price', { price: format.money(variant.price) })}
          </p>
        )}
        {product.variants.some(({ price, tradePrice = price }) => tradePrice.amountMinor > 0) && (
          <p className="mt-1 text-small text-muted">{t(`taxes.${product.delivery.taxes}`)}</p>
        )}
      </header>
      {product.options.length > 0 && (
        <div className="grid gap-4">
          {product.choice ? (
            <Suspense>
              <OptionForm product={product} choice={product.choice} variant={variant} />
            </Suspense>
          ) : (
            <VariantChoice product={product} variant={variant} />
          )}
        </div>
      )}
      <div className="grid gap-4">
        {product.choice ? (
          <Suspense>
            <ChosenPurchase product={product} variant={variant} isUnavailable={isMissing} contact={contact} />
          </Suspense>
        ) : (
          <Purchase product={product} variant={variant} contact={contact} />
        )}
        {save}
      </div>
      <ActionRows
        product={product}
        variant={variant}
        hours={hours}
        replyDays={replyDays}
        onOpenModel={onOpenModel}
      />
      {product.descriptionHtml !== '' && (
        <div
          className="description"
          lang={lang}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned where it is loaded
          dangerouslySetInnerHTML={{ __html: product.descriptionHtml }}
        />
      )}
      <section aria-label={t('details.title')}>
        <DetailsTable details={product.details} lang={lang} sku={isMissing ? NO_SKU : variant.sku} />
      </section>
      {questions}
    </div>
  )
}

/** Spec §3, product details: dimensions in the visitor's units, materials, lighting data, SKU. */
function DetailsTable({
  details,
  sku,
  lang,
}: {
  details: ProductDetails
  sku: string
  /** Set only if materials and colors are not in the language of the page. */
  lang: string | undefined
}) {
  const t = useTranslations('product.details')
  const format = useFormat()
  const { units } = usePageLocale()
  const rows: Row[] = [
    ...sizeRows(t, details, units, format),
    ...materialRows(t, details, lang),
    ...lightingRows(t, details, format),
    ...(sku ? [{ term: t('sku'), value: sku }] : []),
  ]
  return (
    <dl className="details">
      {rows.map(({ term, value, lang }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd lang={lang} suppressHydrationWarning>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function sizeRows(t: DetailMessages, { dimensions }: ProductDetails, units: Units, format: Format): Row[] {
  const { overall, others } = splitSizes(measureAll(dimensions, units))
  return [
    ...(overall.length > 0
      ? [{ term: t('dimensions'), value: `${format.dimensions(overall)} ${t('axes')}` }]
      : []),
    ...others.map(({ axis, measure }) => ({ term: t(axis), value: format.measure(measure) })),
  ]
}

/**
 * Width, depth and height share one row when all three are known; otherwise each has its own, since '34 × 29' would not
 * say which is missing.
 */
export function splitSizes(sizes: readonly Size[]): { overall: Measure[]; others: Size[] } {
  const overall = OVERALL_AXES.flatMap((axis) => sizes.find((size) => size.axis === axis)?.measure ?? [])
  if (overall.length < OVERALL_AXES.length) return { overall: [], others: [...sizes] }
  return { overall, others: sizes.filter(({ axis }) => !OVERALL_AXES.includes(axis)) }
}
