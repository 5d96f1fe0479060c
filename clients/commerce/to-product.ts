import { decodeEncodedVariant } from '@shopify/hydrogen-react/optionValueDecoder'
import { type HouseDelivery, withHouseCosts } from '#domain/delivery/shipping-cost.ts'
import { safeLinkAddress } from '#domain/links/link-address.ts'
import { toSlug } from '#domain/links/slug.ts'
import { compareMoney } from '#domain/money/money.ts'
import type { TradeRoundings } from '#domain/money/trade-price.ts'
import type {
  AllVariants,
  Model,
  OptionCombination,
  Picture,
  Product,
  ProductOption,
  Variant,
} from '#domain/product/product.ts'
import { type ProductAttributes, parseProductAttributes } from '#domain/product/product-attributes.ts'
import { getPublicPrice } from '#domain/product/public-price.ts'
import { type ShowsPicture, shownPicture } from '#domain/product/shown-picture.ts'
import type { WireProduct, WireVariant } from './product-shape.ts'

export type CatalogueProduct = Product & {
  readonly createdAt: string
  readonly publishedAt: string
  readonly updatedAt: string
}

/**
 * The house's settings that affect a product: which pictures are shown, delivery costs, and the rounding of trade
 * prices.
 */
export type ProductSettings = {
  readonly shows: ShowsPicture
  readonly delivery: HouseDelivery
  readonly tradePrices: TradeRoundings
}

type EncodedVariants = Pick<WireProduct, 'options' | 'encodedVariantExistence' | 'encodedVariantAvailability'>

/** The encoding of 2,048 variants is shorter than this. */
const ENCODED_MAX = 40_000

const PLACEHOLDER_OPTION = 'Title'

export function toProduct(
  wire: WireProduct,
  { shows, delivery, tradePrices }: ProductSettings,
): CatalogueProduct {
  const attributes = parseProductAttributes(
    new Map(wire.metafields.flatMap((field) => (field ? [[field.key, field.value]] : []))),
  )
  const [first] = wire.variants.nodes
  return {
    id: wire.id,
    handle: wire.handle,
    title: wire.title,
    descriptionHtml: wire.descriptionHtml,
    pictures: toPictures(wire, shows),
    models: toModels(wire, shows),
    attributes: {
      ...attributes,
      shippingCosts: withHouseCosts(attributes.shippingCosts, delivery),
    },
    variants: wire.variants.nodes.map((variant) => toVariant(variant, { ...attributes, shows })),
    tradeRounding: (first && tradePrices[first.price.currency]) ?? null,
    allVariants: wire.variants.pageInfo.hasNextPage ? toAllVariants(wire, attributes) : null,
    totalInventory: wire.totalInventory,
    availableForSale: wire.availableForSale,
    vendor: wire.vendor,
    categoryPath: attributes.category ?? toTaxonomyPath(wire.category),
    tags: wire.tags,
    seo: wire.seo,
    options: toOptions(wire),
    createdAt: wire.createdAt,
    publishedAt: wire.publishedAt,
    updatedAt: wire.updatedAt,
  }
}

function toAllVariants(
  wire: WireProduct,
  { notDirectlyShoppable }: Pick<ProductAttributes, 'notDirectlyShoppable'>,
): AllVariants {
  const { minVariantPrice, maxVariantPrice } = wire.priceRange
  const piece = { sku: wire.variants.nodes[0]?.sku ?? '', notDirectlyShoppable }
  return {
    lowestPrice: getPublicPrice(minVariantPrice, piece),
    highestPrice: getPublicPrice(maxVariantPrice, piece),
    combinations: decodeCombinations(wire),
  }
}

function toPictures({ media }: WireProduct, shows: ShowsPicture): Picture[] {
  return media.nodes.flatMap((item) =>
    item.__typename === 'MediaImage' ? (shownPicture(item.image, shows) ?? []) : [],
  )
}

function toModels({ media }: WireProduct, shows: ShowsPicture): Model[] {
  return media.nodes.flatMap((item) =>
    item.__typename === 'Model3d'
      ? [
          {
            id: item.id,
            alt: item.alt ?? '',
            sources: keepSafeSources(item.sources),
            preview: shownPicture(item.previewImage, shows),
          },
        ]
      : [],
  )
}

function keepSafeSources(sources: Model['sources']): Model['sources'] {
  return sources.filter(({ url }) => safeLinkAddress(url) !== null)
}

export function toVariant(
  { image, compareAtPrice, price: listPrice, ...variant }: WireVariant,
  { shows, notDirectlyShoppable }: { shows: ShowsPicture; notDirectlyShoppable: boolean },
): Variant {
  const sku = variant.sku ?? ''
  const price = getPublicPrice(listPrice, { sku, notDirectlyShoppable })
  const isReduced =
    compareAtPrice !== null && price.amountMinor > 0 && compareMoney(compareAtPrice, price) > 0
  return {
    ...variant,
    sku,
    price,
    listPrice,
    selectedOptions: variant.selectedOptions.filter(({ name }) => name !== PLACEHOLDER_OPTION),
    fullPrice: isReduced ? compareAtPrice : null,
    picture: shownPicture(image, shows),
  }
}

function toOptions({ options }: WireProduct): ProductOption[] {
  return options.filter(isShownOption).map(({ name, optionValues }) => ({
    name,
    values: optionValues.map((value) => ({ name: value.name, swatchColor: value.swatch?.color ?? null })),
  }))
}

/** The platform's own taxonomy, used for a product without a category of the shop. */
function toTaxonomyPath(category: WireProduct['category']): string | null {
  if (category === null) return null
  return [...category.ancestors, category].map(({ name }) => toSlug(name)).join('/')
}

/** Decodes the platform's encoding of existing variants; null if it is invalid. */
export function decodeCombinations(product: EncodedVariants): OptionCombination[] | null {
  const { options } = product
  const existing = decode(product.encodedVariantExistence, options)
  const forSale = decode(product.encodedVariantAvailability, options)
  if (existing === null || forSale === null) return null
  const available = new Set(forSale.map(String))
  return existing.map((positions) => {
    return {
      values: options.flatMap((option, index) =>
        isShownOption(option) ? [option.optionValues[positions[index] ?? 0]?.name ?? ''] : [],
      ),
      isForSale: available.has(String(positions)),
    }
  })
}

/** Also null for a position that no option has, because a range up to it could exhaust memory. */
function decode(encoded: string | null, options: EncodedVariants['options']): number[][] | null {
  if (encoded === null || encoded.length > ENCODED_MAX) return null
  if (encoded === '') return []
  if (!encoded.startsWith('v1_')) return null
  const count = Math.max(0, ...options.map(({ optionValues }) => optionValues.length))
  const positions = encoded.slice('v1_'.length).match(/\d+/g) ?? []
  return positions.every((position) => Number(position) < count) ? decodeEncodedVariant(encoded) : null
}

function isShownOption({ name, optionValues }: WireProduct['options'][number]): boolean {
  return name !== PLACEHOLDER_OPTION || optionValues.length > 1
}
