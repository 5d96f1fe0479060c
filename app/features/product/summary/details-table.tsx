import { type Format, useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import type { Units } from '#domain/market/market.ts'
import { measureAll } from '#domain/product/units.ts'
import type { ProductDetails } from '../view/product-view.ts'
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
  const rows = [
    ...sizeRows(t, details, units, format),
    ...makingRows(t, details, lang),
    ...lightRows(t, details),
    ...rowsOf(t, [['sku', sku]]),
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

type Row = { readonly term: string; readonly value: string; readonly lang?: string | undefined }
type DetailMessages = ReturnType<typeof useTranslations<'product.details'>>

function sizeRows(t: DetailMessages, { dimensions }: ProductDetails, units: Units, format: Format): Row[] {
  const { overall, others } = splitSizes(measureAll(dimensions, units))
  return [
    ...(overall.length > 0
      ? [{ term: t('dimensions'), value: `${format.dimensions(overall)} ${t('axes')}` }]
      : []),
    ...others.map(({ axis, measure }) => ({ term: t(axis), value: format.measure(measure) })),
  ]
}

function makingRows(t: DetailMessages, details: ProductDetails, lang: string | undefined): Row[] {
  const described = rowsOf(t, [
    ['material', details.materials.join(', ')],
    ['color', details.colors.join(', ')],
  ])
  const others = rowsOf(t, [
    ['designer', details.designer],
    ['com', details.com && t('com-available')],
    ['assembly', details.needsAssembly && t('assembly-needed')],
    ['contract', details.suitableForContract && t('contract-suitable')],
  ])
  return [...described.map(({ term, value }) => ({ term, value, lang })), ...others]
}

function lightRows(
  t: DetailMessages,
  { watt, voltage, lumen, bulb, energyClass, dimmable }: ProductDetails,
): Row[] {
  const withUnit = (unit: 'watt' | 'voltage' | 'lumen', value: string | null) =>
    value !== null && isFigure(value) ? t(`value.${unit}`, { value: typeset(value) }) : value
  return rowsOf(t, [
    ['watt', withUnit('watt', watt)],
    ['voltage', withUnit('voltage', voltage)],
    ['lumen', withUnit('lumen', lumen)],
    ['bulb', bulb],
    ['energyClass', energyClass],
    ['dimmable', dimmable !== null && t(dimmable ? 'yes' : 'no')],
  ])
}

/** Only known details have a row; messages of the others are not even loaded. */
function rowsOf(
  t: DetailMessages,
  entries: readonly (readonly [term: Detail, value: string | null | false])[],
): Row[] {
  return entries.flatMap(([term, value]) => (value ? [{ term: t(term), value }] : []))
}

type Detail =
  | 'material'
  | 'color'
  | 'designer'
  | 'com'
  | 'assembly'
  | 'contract'
  | 'watt'
  | 'voltage'
  | 'lumen'
  | 'bulb'
  | 'energyClass'
  | 'dimmable'
  | 'sku'

/** '12', '3 x 8', '110-240': figures without their unit. */
function isFigure(value: string): boolean {
  return /^[\d\s.,x×–-]+$/.test(value)
}

function typeset(value: string): string {
  return value.replaceAll('-', '–').replaceAll('x', '×')
}
