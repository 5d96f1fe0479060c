import type { ProductDetail, ProductEdit } from '#contracts/team/product.ts'
import { changedFields } from '#desk/provider/changed-fields.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'

type Texts = {
  title: string
  descriptionHtml: string
  seoTitle: string
  seoDescription: string
  handle: string
  /** Like `color`, with one value per line. */
  material: string
  color: string
  /** All translated attributes, so that those without a field of their own are preserved. */
  metafields: Record<string, string>
}

type Amounts = Partial<Record<Currency, number | null>>

type VariantValues = Pick<
  ProductDetail['variants'][number],
  | 'title'
  | 'weightGrams'
  | 'requiresShipping'
  | 'isTaxable'
  | 'pictureUrl'
  | 'unsoldIn'
  | 'isTracked'
  | 'continueSelling'
> & { choices: string[]; sku: string; barcode: string; price: Amounts; compareAt: Amounts }

/** The form's values. Amounts are in whole units of a currency, and lists have one value per line. */
export type FormValues = {
  texts: Partial<Record<Language | 'own', Texts>>
  vendor: string
  productType: string
  categoryPath: string
  tags: string
  collections: string
  status: ProductDetail['status']
  isPublished: boolean
  variants: VariantValues[]
  media: ProductDetail['media']
  attributes: Record<string, string>
  dimensions: Partial<Record<(typeof DIMENSIONS)[number], number | null>>
  tradePrice: Amounts
}

export function toForm(detail: ProductDetail): FormValues {
  const attribute = (key: string) =>
    detail.metafields.find((field) => field.namespace === 'custom' && field.key === key)?.value ?? ''
  return {
    texts: {
      own: {
        title: detail.title,
        descriptionHtml: detail.descriptionHtml,
        seoTitle: detail.seoTitle ?? '',
        seoDescription: detail.seoDescription ?? '',
        handle: '',
        material: '',
        color: '',
        metafields: {},
      },
      ...Object.fromEntries(LANGUAGES.map((language) => [language, toTexts(detail, language)])),
    },
    vendor: detail.vendor,
    productType: detail.productType,
    categoryPath: detail.categoryPath ?? '',
    tags: detail.tags.join('\n'),
    collections: (detail.collections ?? []).join('\n'),
    status: detail.status,
    isPublished: detail.isPublished,
    variants: detail.variants.map(({ choices, sku, barcode, prices, ...variant }) => ({
      ...variant,
      choices: choices.filter((choice) => choice !== null),
      sku: sku ?? '',
      barcode: barcode ?? '',
      price: toAmounts(prices.map(({ currency, priceMinor }) => [currency, priceMinor])),
      compareAt: toAmounts(prices.map(({ currency, compareAtMinor }) => [currency, compareAtMinor])),
    })),
    media: detail.media,
    attributes: Object.fromEntries(
      ATTRIBUTES.map(([key, kind]) => [key, kind === 'list' ? toLines(attribute(key)) : attribute(key)]),
    ),
    dimensions: parseNumbers(attribute('dimensions'), DIMENSIONS),
    tradePrice: parseNumbers(attribute('tradePrice'), CURRENCIES),
  }
}

/** Returns only the values that differ from those that were read. */
export function toChanges(before: FormValues, after: FormValues): ProductEdit {
  const [previous, next] = [toEdit(before), toEdit(after)]
  const { metafields, translations, ...changes } = changedFields(previous, next) as Partial<typeof next>
  const edited: ProductEdit = changes
  if (metafields) edited.metafields = changedFields(previous.metafields, metafields) as Record<string, string>
  if (translations) {
    edited.translations = Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const fields = changedFields(previous.translations[language] ?? {}, translations[language] ?? {})
        return Object.keys(fields).length > 0 ? [[language, fields]] : []
      }),
    )
  }
  return edited
}

function toTexts({ translations }: ProductDetail, language: Language): Texts {
  const translation = translations.find((candidate) => candidate.language === language)
  return {
    title: translation?.title ?? '',
    descriptionHtml: translation?.descriptionHtml ?? '',
    seoTitle: translation?.seoTitle ?? '',
    seoDescription: translation?.seoDescription ?? '',
    handle: translation?.handle ?? '',
    material: toLines(translation?.metafields['custom.material'] ?? ''),
    color: toLines(translation?.metafields['custom.color'] ?? ''),
    metafields: translation?.metafields ?? {},
  }
}

function toEdit(values: FormValues) {
  const { own } = values.texts
  return {
    title: own?.title ?? '',
    descriptionHtml: own?.descriptionHtml ?? '',
    seoTitle: own?.seoTitle || null,
    seoDescription: own?.seoDescription || null,
    vendor: values.vendor ?? '',
    productType: values.productType ?? '',
    categoryPath: values.categoryPath || null,
    tags: splitLines(values.tags),
    collections: splitLines(values.collections),
    status: values.status,
    isPublished: values.isPublished,
    variants: values.variants.map(({ title: _, price, compareAt, sku, barcode, ...variant }) => ({
      ...variant,
      sku: sku || null,
      barcode: barcode || null,
      prices: CURRENCIES.flatMap((currency) => {
        const priceMinor = toMinorAmount(price[currency])
        return priceMinor === null
          ? []
          : [{ currency, priceMinor, compareAtMinor: toMinorAmount(compareAt[currency]) }]
      }),
    })),
    media: values.media,
    metafields: {
      ...Object.fromEntries(
        ATTRIBUTES.map(([key, kind]) => [
          `custom.${key}`,
          kind === 'list' ? toList(values.attributes[key]) : (values.attributes[key] ?? ''),
        ]),
      ),
      'custom.dimensions': toJson(values.dimensions),
      'custom.tradePrice': toJson(
        Object.fromEntries(
          CURRENCIES.map((currency) => [currency, values.tradePrice[currency]?.toFixed(2) ?? null]),
        ),
      ),
    } as Record<string, string>,
    translations: Object.fromEntries(
      LANGUAGES.map((language) => [language, toTranslation(values.texts[language])]),
    ) as Partial<Record<Language, ReturnType<typeof toTranslation>>>,
  }
}

function toTranslation(texts: Texts | undefined) {
  const metafields = {
    ...texts?.metafields,
    'custom.material': toList(texts?.material),
    'custom.color': toList(texts?.color),
  }
  return {
    handle: texts?.handle || null,
    title: texts?.title || null,
    descriptionHtml: texts?.descriptionHtml || null,
    seoTitle: texts?.seoTitle || null,
    seoDescription: texts?.seoDescription || null,
    metafields: Object.fromEntries(Object.entries(metafields).filter(([, value]) => value !== '')),
  }
}

function toAmounts(minors: readonly (readonly [Currency, number | null])[]): Amounts {
  return Object.fromEntries(
    minors.map(([currency, minor]) => [currency, minor === null ? null : minor / 100]),
  )
}

function toMinorAmount(amount: number | null | undefined): number | null {
  return amount === null || amount === undefined ? null : Math.round(amount * 100)
}

function splitLines(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Converts a JSON list, or a single text, to lines. */
function toLines(value: string): string {
  if (!value.startsWith('[')) return value
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) ? list.map(String).join('\n') : value
  } catch {
    return value
  }
}

function toList(text: string | null | undefined): string {
  const lines = splitLines(text)
  return lines.length === 0 ? '' : JSON.stringify(lines)
}

function parseNumbers<Name extends string>(
  value: string,
  names: readonly Name[],
): Partial<Record<Name, number | null>> {
  const fields = parseObject(value)
  return Object.fromEntries(
    names.flatMap((name) => {
      const number = Number(fields[name] ?? Number.NaN)
      return Number.isFinite(number) ? [[name, number]] : []
    }),
  ) as Partial<Record<Name, number>>
}

function parseObject(value: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Converts fields to JSON, without the empty ones. Returns an empty string if all are empty. */
function toJson(fields: Readonly<Record<string, unknown>>): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return filled.length === 0 ? '' : JSON.stringify(Object.fromEntries(filled))
}

export type AttributeKind = 'text' | 'list' | 'flag' | 'json'

/**
 * The attributes (Spec §3) with a single field each, by group. Dimensions and the trade price have their own fields.
 */
export const ATTRIBUTE_GROUPS: readonly {
  readonly name: string
  readonly attributes: readonly (readonly [key: string, kind: AttributeKind])[]
}[] = [
  {
    name: 'making',
    attributes: [
      ['artisanName', 'text'],
      ['artisanSlug', 'text'],
      ['artisanPlan', 'text'],
      ['designer', 'text'],
      ['sku', 'text'],
      ['category', 'text'],
      ['material', 'list'],
      ['color', 'list'],
      ['swatches', 'json'],
      ['isCustomizable', 'flag'],
      ['customProperties', 'json'],
      ['recommended', 'list'],
      ['localizedSlugs', 'json'],
    ],
  },
  {
    name: 'delivery',
    attributes: [
      ['leadTime', 'text'],
      ['isReadyToShip', 'flag'],
      ['shippingOption', 'text'],
      ['shippingCosts', 'json'],
      ['excludedCountries', 'list'],
      ['dedicatedCourier', 'flag'],
      ['curbsideDelivery', 'flag'],
      ['needsAssembly', 'flag'],
    ],
  },
  {
    name: 'audience',
    attributes: [
      ['customerRestrictions', 'text'],
      ['notDirectlyShoppable', 'flag'],
      ['internalUseOnly', 'flag'],
    ],
  },
  {
    name: 'files',
    attributes: [
      ['cadFile', 'text'],
      ['arModel', 'text'],
      ['arModelIos', 'text'],
    ],
  },
]

/** The dimensions in centimeters, and the weight in kilograms. */
export const DIMENSIONS = [
  'widthCm',
  'heightCm',
  'depthCm',
  'seatHeightCm',
  'armHeightCm',
  'weightKg',
] as const

const ATTRIBUTES = ATTRIBUTE_GROUPS.flatMap(({ attributes }) => attributes)
