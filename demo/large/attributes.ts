import { CURRENCIES } from '../../domain/money/money.ts'
import type { AttributeKey } from '../../domain/product/product-attributes.ts'
import type { MetafieldDraft } from '../../services/commerce/import/product-draft.ts'
import { getTermWords } from '../catalogue/terms.ts'
import { getColors } from './choices.ts'
import type { Amounts, DrawnProduct } from './draw-product.ts'
import type { Source } from './sources.ts'
import { MATERIALS } from './words/materials.ts'

type Field = readonly [key: AttributeKey, type: string, value: string]

/** The attributes of a product, without empty ones. */
export function attributesOf(
  product: DrawnProduct,
  source: Source,
  handles: Readonly<Record<string, string>>,
): MetafieldDraft[] {
  const fields = [
    ...makingFields(product, handles),
    ...deliveryFields(product),
    ...fileFields(product, source),
  ]
  return fields.map(([key, type, value]) => ({ namespace: 'custom', key, type, value }))
}

/** In centimeters. A borrowed 3D model has the dimensions of its source, so a product that has one uses them too. */
export function getSize(product: DrawnProduct, source: Source) {
  return hasFiles(product) && source.modelSources.length > 0 ? source.size : product.size
}

/** Whether a product borrows the 3D model and the drawing of its source, if there are any: two in five do. */
export function hasFiles({ number }: DrawnProduct): boolean {
  return number % 5 < 2
}

/** The colors of all variants, in one language. */
export function colorWords(
  { material, variants }: DrawnProduct,
  language: 'en' | 'it' | 'es' | 'de' | 'fr',
): string[] {
  const values = variants.flatMap(({ value }) => (value === null ? [] : [value]))
  return getColors(material, values).map((color) => getTermWords(color)[language])
}

function makingFields(product: DrawnProduct, handles: Readonly<Record<string, string>>): Field[] {
  const { category, designer, material, variants, workshop } = product
  return [
    list('material', [getTermWords(MATERIALS[material].term).en]),
    list('color', colorWords(product, 'en')),
    text('sku', variants[0].sku),
    ...(designer === null ? [] : [text('designer', designer)]),
    text('category', category.path),
    text('artisanName', workshop.name),
    text('artisanSlug', workshop.slug),
    text('artisanPlan', workshop.plan),
    json('localizedSlugs', handles),
  ]
}

function deliveryFields({ category, delivery, variants }: DrawnProduct): Field[] {
  const { tradePrices } = variants[0]
  return [
    ...flag('isReadyToShip', delivery.isReadyToShip),
    ...flag('isCustomizable', delivery.isCustomizable),
    ...flag('notDirectlyShoppable', delivery.notDirectlyShoppable),
    ...flag('internalUseOnly', delivery.internalUseOnly),
    ...flag('curbsideDelivery', delivery.option === 'curbside'),
    ...flag('dedicatedCourier', category.freight === 'van'),
    ...(delivery.leadTimeDays === null
      ? []
      : [['leadTime', 'number_integer', String(delivery.leadTimeDays)] as const]),
    text('shippingOption', delivery.option),
    ...(delivery.restriction === null ? [] : [text('customerRestrictions', delivery.restriction)]),
    ...(delivery.excludedCountries.length > 0 ? [list('excludedCountries', delivery.excludedCountries)] : []),
    json('shippingCosts', FREIGHT[delivery.isShippingIncluded ? 'included' : category.freight]),
    ...(tradePrices === null ? [] : [json('tradePrice', amountTexts(tradePrices))]),
    json('customProperties', {
      warehouse: delivery.isReadyToShip ? 'in-house' : 'other',
      ...(delivery.isFragile && { isFragile: true }),
      ...(delivery.suitableForContract && { suitableForContract: true }),
      ...(delivery.isPreorder && { isPreorder: true }),
      ...(delivery.availableFrom !== null && { availableFrom: delivery.availableFrom }),
      ...(category.path.startsWith('lighting') && { voltage: '220-240', bulb: 'LED', dimmable: true }),
    }),
  ]
}

function fileFields(product: DrawnProduct, source: Source): Field[] {
  const { weightKg } = product
  const size = json('dimensions', { ...getSize(product, source), weightKg })
  if (!hasFiles(product)) return [size]
  const [glb, usdz] = ['glb', 'usdz'].map((format) =>
    source.modelSources.find((file) => file.format === format),
  )
  return [
    size,
    ...(glb ? [text('arModel', glb.url)] : []),
    ...(usdz ? [text('arModelIos', usdz.url)] : []),
    ...(source.cadFile ? [text('cadFile', source.cadFile)] : []),
  ]
}

const FREIGHT = {
  included: freight([0, 0, 0, 0]),
  van: freight([690, 420, 290, 980]),
  crate: freight([320, 190, 120, 460]),
  parcel: freight([48, 28, 18, 65]),
}

/** Freight in euros by region; amounts in other currencies are rounded to whole units. */
function freight(euro: readonly number[]) {
  return ['USA', 'UK', 'EU', 'ROW'].map((market, index) => {
    const EUR = euro[index] ?? 0
    return { market, amount: amountTexts({ EUR, USD: Math.round(EUR * 1.08), GBP: Math.round(EUR * 0.86) }) }
  })
}

function amountTexts(amounts: Amounts): Record<string, string> {
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, amounts[currency].toFixed(1)]))
}

function text(key: AttributeKey, value: string): Field {
  return [key, 'single_line_text_field', value]
}

function list(key: AttributeKey, values: readonly string[]): Field {
  return [key, 'list.single_line_text_field', JSON.stringify(values)]
}

function json(key: AttributeKey, value: object): Field {
  return [key, 'json', JSON.stringify(value)]
}

function flag(key: AttributeKey, value: boolean): Field[] {
  return value ? [[key, 'boolean', 'true']] : []
}
