import { type Format, useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import type { Units } from '#domain/market/market.ts'
import { measureAll } from '#domain/product/units.ts'
import type { ProductDetails } from '../view/product-view.ts'
import { type DetailMessages, type DetailRow, lightRows, makingRows } from './detail-rows.ts'
import { splitSizes } from './sizes.ts'

/** Spec §3, product details: dimensions in the visitor's units, materials, lighting data, SKU. */
export function DetailsTable({
  details,
  sku,
  lang,
}: {
  details: ProductDetails
  sku: string
  /** The language of materials and colors, if that is not the page's. */
  lang: string | undefined
}) {
  const t = useTranslations('product.details')
  const format = useFormat()
  const { units } = usePageLocale()
  const rows: Row[] = [
    ...sizeRows(t, details, units, format),
    ...makingRows(t, details, lang),
    ...lightRows(t, details, format),
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

type Row = Pick<DetailRow, 'term' | 'value' | 'lang'>

function sizeRows(t: DetailMessages, { dimensions }: ProductDetails, units: Units, format: Format): Row[] {
  const { overall, others } = splitSizes(measureAll(dimensions, units))
  return [
    ...(overall.length > 0
      ? [{ term: t('dimensions'), value: `${format.dimensions(overall)} ${t('axes')}` }]
      : []),
    ...others.map(({ axis, measure }) => ({ term: t(axis), value: format.measure(measure) })),
  ]
}
