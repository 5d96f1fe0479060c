import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts'
import { readAmountMinor, readShippingCosts, type ShippingCost } from '../delivery/shipping-cost.ts'
import { parseWarehouse, type Warehouse } from '../delivery/warehouse.ts'
import { safeLinkAddress } from '../links/link-address.ts'
import { isLanguage, LANGUAGES, type Language } from '../market/language.ts'
import { readFlag, readList, readNumber, readRecord, readText } from '../metafield-values.ts'
import { CURRENCIES, type Currency } from '../money/money.ts'

/** The namespace of every attribute field on the commerce platform. */
export const ATTRIBUTE_NAMESPACE = 'custom'

/** Spec §3: the attribute fields read from the commerce platform, by their keys there. */
// biome-ignore format: reads as a list
export const ATTRIBUTE_KEYS = [
  'material', 'sku', 'isCustomizable', 'color', 'designer', 'category', 'dimensions', 'dedicatedCourier',
  'needsAssembly', 'shippingCosts', 'customProperties', 'excludedCountries', 'artisanName', 'artisanSlug',
  'artisanPlan', 'shippingOption', 'curbsideDelivery', 'isReadyToShip', 'leadTime', 'customerRestrictions',
  'localizedSlugs', 'tradePrice', 'notDirectlyShoppable', 'cadFile', 'arModel', 'arModelIos', 'recommended',
  'internalUseOnly',
] as const
export type AttributeKey = (typeof ATTRIBUTE_KEYS)[number]

/** The language of a product's texts if they are not translated. It is computed, so no product file contains it. */
export const TEXT_LANGUAGE_KEY = 'textLanguage'
/** The language of a collection's description, which may be translated when its title is not. */
export const DESCRIPTION_LANGUAGE_KEY = 'descriptionLanguage'

export type Dimensions = {
  readonly widthCm: number | null
  readonly heightCm: number | null
  readonly depthCm: number | null
  readonly seatHeightCm: number | null
  readonly armHeightCm: number | null
  readonly weightKg: number | null
}

/** Spec §5: customer-restricted products are flagged b2b_only or b2c_only. */
export const CUSTOMER_RESTRICTIONS = ['b2b_only', 'b2c_only'] as const
export type CustomerRestriction = (typeof CUSTOMER_RESTRICTIONS)[number]

/** A trade price per currency, in minor units; null if there is none. Only for approved trade clients. */
export type TradePrice = Readonly<Record<Currency, number | null>>

export type ProductAttributes = {
  readonly material: readonly string[]
  readonly sku: string | null
  readonly isCustomizable: boolean
  readonly color: readonly string[]
  readonly designer: string | null
  readonly category: string | null
  readonly dimensions: Dimensions
  readonly dedicatedCourier: boolean
  readonly needsAssembly: boolean
  readonly shippingCosts: readonly ShippingCost[]
  readonly customProperties: CustomProperties
  /** ISO 3166-1 alpha-2, upper case. */
  readonly excludedCountries: readonly string[]
  readonly artisanName: string | null
  readonly artisanSlug: string | null
  readonly artisanPlan: string | null
  readonly isPremiumPlus: boolean
  readonly shippingOption: string
  readonly curbsideDelivery: boolean
  readonly isReadyToShip: boolean
  /** In days, as written; `leadTimeDays` parses it. */
  readonly leadTime: string | null
  readonly customerRestrictions: CustomerRestriction | null
  readonly localizedSlugs: Readonly<Partial<Record<Language, string>>>
  readonly tradePrice: TradePrice
  readonly notDirectlyShoppable: boolean
  readonly cadFile: string | null
  readonly arModel: string | null
  readonly arModelIos: string | null
  /** Handles of products shown next to this one. */
  readonly recommended: readonly string[]
  readonly internalUseOnly: boolean
  /** The language of the texts if they are not translated; null if they are. */
  readonly textLanguage: Language | null
}

/** Spec §3: shipping_option is standard unless the product says otherwise. */
export const DEFAULT_SHIPPING_OPTION = 'standard'

/** A JSON object with these keys (Spec §3). */
type CustomProperties = {
  /** Whether the customer's own fabric can be used for the upholstery. */
  readonly com: boolean
  readonly watt: string | null
  readonly voltage: string | null
  readonly lumen: string | null
  readonly bulb: string | null
  readonly energyClass: string | null
  /** Null if unspecified, as for everything except lamps. */
  readonly dimmable: boolean | null
  readonly suitableForContract: boolean
  readonly isFragile: boolean
  readonly isPreorder: boolean
  readonly availableFrom: CalendarDate | null
  /** Where the product ships from, if that cannot be derived. */
  readonly warehouse: Warehouse | null
  /** The name of each variant's finish in the 3D model, by variant number. */
  readonly modelFinishes: Readonly<Record<string, string>>
}

/** `fields` maps keys without their namespace to values. Never throws. */
export function parseProductAttributes(fields: ReadonlyMap<string, string>): ProductAttributes {
  return { ...readMaking(fields), ...readDelivery(fields), ...readAudience(fields), ...readFiles(fields) }
}

function readMaking(fields: ReadonlyMap<string, string>) {
  const artisanPlan = readText(fields.get('artisanPlan'))
  return {
    material: readList(fields.get('material')),
    sku: readText(fields.get('sku')),
    isCustomizable: readFlag(fields.get('isCustomizable')),
    color: readList(fields.get('color')),
    designer: readText(fields.get('designer')),
    category: readText(fields.get('category')),
    dimensions: readDimensions(fields.get('dimensions')),
    customProperties: readCustomProperties(fields.get('customProperties')),
    artisanName: readText(fields.get('artisanName')),
    artisanSlug: readText(fields.get('artisanSlug')),
    artisanPlan,
    isPremiumPlus: artisanPlan?.toLowerCase() === 'plus',
    recommended: readList(fields.get('recommended')),
    textLanguage: readLanguage(fields.get(TEXT_LANGUAGE_KEY)),
    localizedSlugs: readLocalizedSlugs(fields.get('localizedSlugs')),
  }
}

function readDelivery(fields: ReadonlyMap<string, string>) {
  return {
    dedicatedCourier: readFlag(fields.get('dedicatedCourier')),
    needsAssembly: readFlag(fields.get('needsAssembly')),
    shippingCosts: readShippingCosts(fields.get('shippingCosts')),
    excludedCountries: readList(fields.get('excludedCountries')).map((code) => code.toUpperCase()),
    shippingOption: readText(fields.get('shippingOption')) ?? DEFAULT_SHIPPING_OPTION,
    curbsideDelivery: readFlag(fields.get('curbsideDelivery')),
    isReadyToShip: readFlag(fields.get('isReadyToShip')),
    leadTime: readText(fields.get('leadTime')),
  }
}

function readAudience(fields: ReadonlyMap<string, string>) {
  const prices = readRecord(fields.get('tradePrice'))
  const [EUR, USD, GBP] = CURRENCIES.map((currency) => readAmountMinor(prices[currency]))
  return {
    customerRestrictions: readRestriction(fields.get('customerRestrictions')),
    tradePrice: { EUR: EUR ?? null, USD: USD ?? null, GBP: GBP ?? null },
    notDirectlyShoppable: readFlag(fields.get('notDirectlyShoppable')),
    internalUseOnly: readFlag(fields.get('internalUseOnly')),
  }
}

function readFiles(fields: ReadonlyMap<string, string>) {
  return {
    cadFile: safeLinkAddress(readText(fields.get('cadFile'))),
    arModel: safeLinkAddress(readText(fields.get('arModel'))),
    arModelIos: safeLinkAddress(readText(fields.get('arModelIos'))),
  }
}

function readDimensions(value: unknown): Dimensions {
  const sizes = readRecord(value)
  return {
    widthCm: readNumber(sizes.widthCm),
    heightCm: readNumber(sizes.heightCm),
    depthCm: readNumber(sizes.depthCm),
    seatHeightCm: readNumber(sizes.seatHeightCm),
    armHeightCm: readNumber(sizes.armHeightCm),
    weightKg: readNumber(sizes.weightKg),
  }
}

/** The platform may store a list; its first valid flag counts. */
function readRestriction(value: unknown): CustomerRestriction | null {
  const flags = readList(value).map((flag) => flag.toLowerCase())
  return CUSTOMER_RESTRICTIONS.find((restriction) => flags.includes(restriction)) ?? null
}

function readLanguage(value: string | undefined): Language | null {
  return isLanguage(value) ? value : null
}

function readLocalizedSlugs(value: unknown): Partial<Record<Language, string>> {
  const slugs = readRecord(value)
  const pairs = LANGUAGES.map((language) => [language, readText(slugs[language])] as const)
  return Object.fromEntries(pairs.filter(([, slug]) => slug !== null))
}

/** Missing or invalid values become null or false. */
export function readCustomProperties(value: unknown): CustomProperties {
  const properties = readRecord(value)
  const availableFrom = readText(properties.availableFrom)
  return {
    com: readFlag(properties.com),
    watt: readText(properties.watt),
    voltage: readText(properties.voltage),
    lumen: readText(properties.lumen),
    bulb: readText(properties.bulb),
    energyClass: readText(properties.energyClass),
    dimmable: properties.dimmable === undefined ? null : readFlag(properties.dimmable),
    suitableForContract: readFlag(properties.suitableForContract),
    isFragile: readFlag(properties.isFragile),
    isPreorder: readFlag(properties.isPreorder),
    availableFrom: availableFrom !== null && isCalendarDate(availableFrom) ? availableFrom : null,
    warehouse: parseWarehouse(properties.warehouse),
    modelFinishes: readTexts(properties.modelFinishes),
  }
}

function readTexts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readRecord(value)).flatMap(([key, entry]) => {
      const text = readText(entry)
      return text === null ? [] : [[key, text] as const]
    }),
  )
}
