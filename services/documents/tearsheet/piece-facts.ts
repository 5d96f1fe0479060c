import type { Tearsheet } from '#contracts/tearsheet.ts'
import { getUnits } from '#domain/market/market.ts'
import { figureText } from '#domain/product/figure-text.ts'
import { measureAll, overallSize } from '#domain/product/units.ts'
import type { Translator } from '../orders/document-messages.ts'
import type { Fact } from '../page/facts.tsx'
import type { TearsheetFormats } from './formats.ts'

/**
 * Returns a piece's known details in the country's units (Spec §3), as on its product page. Empty values are omitted.
 */
export function pieceFacts(sheet: Tearsheet, t: Translator, formats: TearsheetFormats): Fact[] {
  const { options, details, notice, article, isCustomizable } = sheet
  return [
    ...options.map(({ name, value }) => [name, value] as const),
    [t('product.details.material'), details.materials.join(', ')],
    [t('product.details.color'), options.length === 0 ? details.colors.join(', ') : ''],
    [t('product.details.designer'), details.designer ?? ''],
    ...sizeFacts(sheet, t, formats),
    ...lightFacts(details, t, formats),
    [t('product.details.com'), details.com ? t('product.details.com-available') : ''],
    [t('product.details.assembly'), details.needsAssembly ? t('product.details.assembly-needed') : ''],
    [
      t('product.details.contract'),
      details.suitableForContract ? t('product.details.contract-suitable') : '',
    ],
    [t('documents.tearsheet.lead-time'), leadTimeText(notice, t)],
    [t('documents.tearsheet.customization'), isCustomizable ? t('documents.tearsheet.customizable') : ''],
    [t('documents.tearsheet.article'), article],
  ]
}

export function leadTimeText(notice: Tearsheet['notice'], t: Translator): string {
  if (notice.kind === 'weeks') return t('documents.tearsheet.weeks', { weeks: notice.weeks })
  if (notice.kind === 'one-week') return t('documents.tearsheet.weeks', { weeks: 1 })
  if (notice.kind === 'to-be-confirmed') return t('documents.tearsheet.to-be-confirmed')
  if (notice.kind === 'available-from') return t('product.shipping.available-from', { date: notice.day })
  return t(`product.shipping.${notice.kind}`)
}

/** Returns width, depth and height on one line if all are known, as on the product page, or otherwise separately. */
function sizeFacts(
  { details, country }: Tearsheet,
  t: Translator,
  { dimensions, measure }: TearsheetFormats,
): Fact[] {
  const units = getUnits(country)
  const overall = overallSize(details.dimensions, units)
  const hasAllSizes = overall.length === 3
  const others = measureAll(details.dimensions, units).filter(
    ({ axis }) => !hasAllSizes || !overall.some((size) => size.axis === axis),
  )
  return [
    [t('product.details.dimensions'), hasAllSizes ? dimensions(overall.map((size) => size.measure)) : ''],
    ...others.map((size) => [t(`product.details.${size.axis}`), measure(size.measure)] as const),
  ]
}

function lightFacts(
  { watt, voltage, lumen, bulb, energyClass, dimmable }: Tearsheet['details'],
  t: Translator,
  { count }: TearsheetFormats,
): Fact[] {
  const decimalMark = count(0.5).charAt(1)
  const withUnit = (unit: 'watt' | 'voltage' | 'lumen', value: string | null) => {
    const figure = figureText(value ?? '', decimalMark)
    return figure === null ? (value ?? '') : t(`product.details.value.${unit}`, { value: figure })
  }
  return [
    [t('product.details.watt'), withUnit('watt', watt)],
    [t('product.details.voltage'), withUnit('voltage', voltage)],
    [t('product.details.lumen'), withUnit('lumen', lumen)],
    [t('product.details.bulb'), bulb ?? ''],
    [t('product.details.energyClass'), energyClass ?? ''],
    [
      t('product.details.dimmable'),
      dimmable === null ? '' : t(dimmable ? 'product.details.yes' : 'product.details.no'),
    ],
  ]
}
