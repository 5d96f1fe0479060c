import type { Format } from '#app/i18n/format/use-format.ts'
import type { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { figureText } from '#domain/product/figure-text.ts'
import type { ProductDetails } from '../view/product-view.ts'

export type DetailRow = {
  readonly detail: Detail
  readonly term: string
  readonly value: string
  readonly lang?: string | undefined
}
export type DetailMessages = ReturnType<typeof useTranslations<'product.details'>>

/** `lang` is the language of materials and colors, if it is not that of the page. */
export function materialRows(
  t: DetailMessages,
  details: ProductDetails,
  lang: string | undefined,
): DetailRow[] {
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
  return [...described.map((row) => ({ ...row, lang })), ...others]
}

/** The known lighting data of a lamp. */
export function lightingRows(
  t: DetailMessages,
  { watt, voltage, lumen, bulb, energyClass, dimmable }: ProductDetails,
  { number }: Pick<Format, 'number'>,
): DetailRow[] {
  const decimalMark = number(0.5).charAt(1)
  const withUnit = (unit: 'watt' | 'voltage' | 'lumen', value: string | null) => {
    const figure = value === null ? null : figureText(value, decimalMark)
    return figure === null ? value : t(`value.${unit}`, { value: figure })
  }
  return rowsOf(t, [
    ['watt', withUnit('watt', watt)],
    ['voltage', withUnit('voltage', voltage)],
    ['lumen', withUnit('lumen', lumen)],
    ['bulb', bulb],
    ['energyClass', energyClass],
    ['dimmable', dimmable !== null && t(dimmable ? 'yes' : 'no')],
  ])
}

/** Only known details have a row; messages of the others are not loaded. */
function rowsOf(
  t: DetailMessages,
  entries: readonly (readonly [term: Detail, value: string | null | false])[],
): DetailRow[] {
  return entries.flatMap(([term, value]) => (value ? [{ detail: term, term: t(term), value }] : []))
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
