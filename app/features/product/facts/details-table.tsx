import { useTranslations } from 'use-intl'
import { useFormat } from '#app/i18n/use-format.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import type { Units } from '#domain/market.ts'
import { measureAll } from '#domain/units.ts'
import type { ProductDetails } from '../view/product-view.ts'
import { splitSizes } from './sizes.ts'

/** Spec §3, product details: sizes in the visitor's units, what it is made of, facts of its light, its number. */
export function DetailsTable({ details, sku }: { details: ProductDetails; sku: string }) {
  const t = useTranslations('product.details')
  const rows = [...useSizeRows(details), ...useMakingRows(details), ...useLightRows(details)]
  return (
    <dl className="details">
      {[...rows, ...(sku ? [{ term: t('sku'), value: sku }] : [])].map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd suppressHydrationWarning>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Row = { readonly term: string; readonly value: string }

function useSizeRows({ dimensions }: ProductDetails): Row[] {
  const t = useTranslations('product.details')
  const format = useFormat()
  const { units } = usePageLocale()
  const { overall, others } = splitSizes(measureAll(dimensions, units as Units))
  return [
    ...(overall.length > 0
      ? [{ term: t('dimensions'), value: `${format.dimensions(overall)} ${t('axes')}` }]
      : []),
    ...others.map(({ axis, measure }) => ({ term: t(axis), value: format.measure(measure) })),
  ]
}

function useMakingRows(details: ProductDetails): Row[] {
  const t = useTranslations('product.details')
  return rowsOf([
    [t('material'), details.materials.join(', ')],
    [t('color'), details.colors.join(', ')],
    [t('designer'), details.designer],
    [t('com'), details.com && t('com-available')],
    [t('assembly'), details.needsAssembly && t('assembly-needed')],
    [t('contract'), details.suitableForContract && t('contract-suitable')],
  ])
}

function useLightRows({ watt, voltage, lumen, bulb, energyClass, dimmable }: ProductDetails): Row[] {
  const t = useTranslations('product.details')
  const withUnit = (unit: 'watt' | 'voltage' | 'lumen', value: string | null) =>
    value !== null && isFigure(value) ? t(`value.${unit}`, { value: typeset(value) }) : value
  return rowsOf([
    [t('watt'), withUnit('watt', watt)],
    [t('voltage'), withUnit('voltage', voltage)],
    [t('lumen'), withUnit('lumen', lumen)],
    [t('bulb'), bulb],
    [t('energyClass'), energyClass],
    [t('dimmable'), dimmable !== null && t(dimmable ? 'yes' : 'no')],
  ])
}

function rowsOf(entries: readonly (readonly [term: string, value: string | null | false])[]): Row[] {
  return entries.flatMap(([term, value]) => (value ? [{ term, value }] : []))
}

/** '12', '3 x 8', '110-240': figures that still want their unit. */
function isFigure(value: string): boolean {
  return /^[\d\s.,x×–-]+$/.test(value)
}

function typeset(value: string): string {
  return value.replaceAll('-', '–').replaceAll('x', '×')
}
