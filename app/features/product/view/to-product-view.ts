import { formatNotice } from '#app/i18n/delivery/formatted-notice.ts'
import { type FormattedPromise, formatPromise } from '#app/i18n/delivery/formatted-promise.ts'
import type { LocalizedPaths } from '#app/page/address/localized-paths.ts'
import { canBuy, shippingNotice } from '#domain/delivery/availability.ts'
import { type DeliveryDay, findNotices } from '#domain/delivery/delivery-notices.ts'
import {
  deliveryMethod,
  deliveryPromise,
  type PromiseFacts,
  transitDays,
} from '#domain/delivery/delivery-promise.ts'
import { shippingCostFor } from '#domain/delivery/shipping-cost.ts'
import { formatDateRange } from '#domain/delivery/written-days.ts'
import { idNumber } from '#domain/ids.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { type Locale, toLanguageTag } from '#domain/market/locale.ts'
import { countryName, getShippingRegion } from '#domain/market/market.ts'
import { vatRatePercent } from '#domain/market/tax.ts'
import type { Currency } from '#domain/money/money.ts'
import { computeTradePrice } from '#domain/money/trade-price.ts'
import type { Product, Variant } from '#domain/product/product.ts'
import { variantFacts } from '#domain/product/variant-facts.ts'
import { offersWhiteGlove } from '#domain/request/offered-requests.ts'
import { toModelView } from '../model/model-view.ts'
import { productPath } from '../paths.ts'
import type { ProductDelivery, ProductDetails, ProductView, VariantView } from './product-view.ts'

type ViewOptions = {
  readonly locale: Locale
  readonly house: DeliveryDay
  readonly breadcrumbs: ProductView['breadcrumbs']
  readonly descriptionHtml: string
}

/** The view has a trade price if the product's attributes contain one. */
export function toProductView(
  product: Product,
  { locale, house, breadcrumbs, descriptionHtml }: ViewOptions,
): ProductView {
  const { attributes, seo, pictures, options, title } = product
  const paths = pathsOf(product, locale.language)
  const variants = product.variants.map((variant) => toVariantView(product, variant, locale, house))
  return {
    id: product.id,
    path: paths[locale.language],
    paths,
    title,
    textLanguage: attributes.textLanguage,
    artisan: attributes.artisanName ?? product.vendor,
    breadcrumbs,
    pictures,
    options,
    variants,
    descriptionHtml,
    details: detailsOf(product),
    delivery: deliveryOf(product, { locale, house }, product.variants[0]?.price.currency ?? 'USD'),
    isCustomizable: attributes.isCustomizable,
    hasWhiteGlove: offersWhiteGlove({
      weightKg: attributes.dimensions.weightKg,
      needsAssembly: attributes.needsAssembly,
      dedicatedCourier: attributes.dedicatedCourier,
    }),
    cadFile: attributes.cadFile,
    model: toModelView(product),
    meta: { title: seo.title ?? title, description: seo.description ?? null },
  }
}

/** Returns the path of the page in every language; a language without its own handle uses that of this page. */
function pathsOf({ handle, attributes }: Product, language: Language): LocalizedPaths {
  const slugs = LANGUAGES.map((other) => {
    const slug = other === language ? handle : (attributes.localizedSlugs[other] ?? handle)
    return [other, productPath(slug)]
  })
  return Object.fromEntries(slugs)
}

function toVariantView(product: Product, variant: Variant, locale: Locale, house: DeliveryDay): VariantView {
  const { country } = locale
  const facts = variantFacts(product, variant)
  return {
    id: variant.id,
    number: idNumber(variant.id),
    sku: variant.sku,
    selectedOptions: variant.selectedOptions,
    price: variant.price,
    ...tradePriceIn(product, variant),
    fullPrice: variant.fullPrice,
    picture: variant.picture,
    modelFinish: product.attributes.customProperties.modelFinishes[variant.sku] ?? null,
    notice: formatNotice(shippingNotice(facts, country, house.today), locale),
    promise: promiseOf(facts, locale, house),
    canBuy: canBuy(facts, country).ok,
  }
}

function tradePriceIn(
  { attributes, variants, tradeRounding }: Product,
  { listPrice }: Variant,
): Pick<VariantView, 'tradePrice'> {
  const first = variants[0]?.listPrice
  const scale = first && { first, tradeMinor: attributes.tradePrice[first.currency], rounding: tradeRounding }
  const tradePrice = scale ? computeTradePrice(listPrice, scale) : null
  return tradePrice === null ? {} : { tradePrice }
}

function promiseOf(facts: PromiseFacts, locale: Locale, house: DeliveryDay): FormattedPromise | null {
  const promise = deliveryPromise(facts, { ...house, country: locale.country })
  if (promise === null) return null
  const notices = findNotices(house, 'product', promise.window).map(({ text }) => text)
  const formatted = formatPromise(promise, (days) => formatDateRange(days, toLanguageTag(locale)))
  return { ...formatted, ...(notices.length > 0 && { notices }) }
}

function detailsOf({ attributes }: Product): ProductDetails {
  const { dimensions, material, color, designer, needsAssembly, customProperties } = attributes
  const { com, watt, voltage, lumen, bulb, energyClass, dimmable, suitableForContract } = customProperties
  const lamp = { watt, voltage, lumen, bulb, energyClass, dimmable }
  return {
    dimensions,
    materials: material,
    colors: color,
    designer,
    com,
    ...lamp,
    needsAssembly,
    suitableForContract,
  }
}

function deliveryOf(
  { attributes }: Product,
  { locale: { country, language }, house: { home } }: Pick<ViewOptions, 'locale' | 'house'>,
  currency: Currency,
): ProductDelivery {
  const cost = shippingCostFor(attributes.shippingCosts, getShippingRegion(country), currency)
  return {
    countryName: countryName(country, language),
    cost,
    transitDays: transitDays(deliveryMethod(attributes), { home, country }),
    taxes: vatRatePercent(country) === null ? 'collected-later' : 'included',
  }
}
