import { globalId } from '#domain/ids.ts'
import { localePath, resolveLocale } from '#domain/market/locale.ts'
import { type PageArguments, paginate } from '#services/kernel/graphql/connection.ts'
import type { ProductNode, VariantNode } from '../catalogue-loader.ts'
import type { Execution, Resolvers } from '../graphql/execution.ts'
import { toImage, toMedia } from './media-resolvers.ts'
import { findMetafields, type MetafieldIdentifier } from './metafields.ts'
import {
  findVariant,
  ONLY_OPTION,
  type OptionChoiceArguments,
  optionName,
  optionValue,
  toSelectedOptions,
  valuePositions,
} from './option-choice.ts'
import { availableUnits, EMPTY_CONNECTION, isForSale } from './variant-resolvers.ts'
import { toMoneyV2, toPlainText } from './wire-values.ts'

const DEFAULT_OPTION = { name: ONLY_OPTION.name, values: [{ name: ONLY_OPTION.value, swatchColor: null }] }

/** The positions of the chosen values, one per option, in the order of the options. */
type Combination = readonly number[]

export const productResolvers: Resolvers = {
  Product: {
    id: ({ row }: ProductNode) => globalId('Product', row.id),
    handle: ({ row }: ProductNode) => row.handle,
    title: ({ row }: ProductNode) => row.title,
    description: ({ row }: ProductNode, { truncateAt }: { truncateAt?: number | null }) =>
      toPlainText(row.descriptionHtml, truncateAt),
    descriptionHtml: ({ row }: ProductNode) => row.descriptionHtml,
    vendor: ({ row }: ProductNode) => row.vendor,
    productType: ({ row }: ProductNode) => row.productType,
    category: ({ row }: ProductNode) => toCategory(row.categoryPath),
    tags: ({ row }: ProductNode) => row.tags,
    seo: ({ row }: ProductNode) => ({ title: row.seoTitle, description: row.seoDescription }),
    isGiftCard: ({ row }: ProductNode) => row.isGiftCard,
    createdAt: ({ row }: ProductNode) => row.createdAt,
    publishedAt: ({ row }: ProductNode) => row.publishedAt,
    updatedAt: ({ row }: ProductNode) => row.updatedAt,
    onlineStoreUrl: ({ row, view }: ProductNode, _: unknown, { options }: Execution) =>
      options.shop.url + localePath(resolveLocale(view.language, view.country), `/products/${row.handle}`),
    trackingParameters: () => null,
    requiresSellingPlan: () => false,
    sellingPlanGroups: () => EMPTY_CONNECTION,
    ...mediaFields(),
    ...variantFields(),
    metafield: async (product: ProductNode, identifier: MetafieldIdentifier, execution: Execution) =>
      (await findMetafields(product, [identifier], execution))[0],
    metafields: (
      product: ProductNode,
      { identifiers }: { identifiers: MetafieldIdentifier[] },
      execution: Execution,
    ) => findMetafields(product, identifiers, execution),
  },
}

function mediaFields(): Resolvers[string] {
  const picturesOf = async (product: ProductNode, { catalogue }: Execution) =>
    (await catalogue.media(product)).filter(({ kind }) => kind === 'image').map(toImage)
  return {
    featuredImage: async (product: ProductNode, _: unknown, execution: Execution) =>
      (await picturesOf(product, execution))[0] ?? null,
    images: async (product: ProductNode, args: PageArguments, execution: Execution) =>
      paginate(await picturesOf(product, execution), args),
    media: async (product: ProductNode, args: PageArguments, { catalogue }: Execution) =>
      paginate((await catalogue.media(product)).map(toMedia), args),
  }
}

function variantFields(): Resolvers[string] {
  return {
    variants: withVariants((variants, _, args: PageArguments) => paginate(variants, args)),
    variantsCount: withVariants((variants) => ({ count: variants.length, precision: 'EXACT' })),
    options: withVariants((variants, product, { first }: { first?: number | null }) =>
      productOptions(product, variants).slice(0, first ?? undefined),
    ),
    variantBySelectedOptions: withVariants((variants, product, args: OptionChoiceArguments) =>
      findVariant(variants, product, args),
    ),
    selectedOrFirstAvailableVariant: withVariants(
      (variants, product, args: OptionChoiceArguments) =>
        (args.selectedOptions?.length && findVariant(variants, product, args)) ||
        (variants.find(({ row }) => isForSale(row)) ?? variants[0] ?? null),
    ),
    availableForSale: withVariants((variants) => variants.some(({ row }) => isForSale(row))),
    encodedVariantExistence: withVariants((variants, product) => encodeVariants(product, variants)),
    encodedVariantAvailability: withVariants((variants, product) =>
      encodeVariants(
        product,
        variants.filter(({ row }) => isForSale(row)),
      ),
    ),
    totalInventory: withVariants((variants) => sumInventory(variants)),
    priceRange: withVariants((variants, { view }) =>
      toRange(
        variants.map(({ row }) => row.priceMinor),
        view,
      ),
    ),
    // The hosted service returns zero if nothing is reduced.
    compareAtPriceRange: withVariants((variants, { view }) =>
      toRange(
        variants.map(({ row }) => row.compareAtMinor ?? 0),
        view,
      ),
    ),
  }
}

function withVariants<Args>(resolve: (variants: VariantNode[], product: ProductNode, args: Args) => unknown) {
  return async (product: ProductNode, args: Args, { catalogue }: Execution) =>
    resolve(await catalogue.variants(product), product, args)
}

function encodeVariants(product: ProductNode, variants: readonly VariantNode[]): string {
  const positionsOf = valuePositions(product.row)
  return encodeCombinations(variants.map(({ row }) => positionsOf(row)))
}

/** The total stock; null if no variant is tracked, since unknown stock is not zero. */
function sumInventory(variants: readonly VariantNode[]): number | null {
  const counted = variants.filter(({ row }) => row.isTracked)
  return counted.length === 0 ? null : counted.reduce((sum, { row }) => sum + availableUnits(row), 0)
}

function toRange(amounts: readonly number[], { currency }: ProductNode['view']) {
  return {
    minVariantPrice: toMoneyV2(Math.min(...amounts), currency),
    maxVariantPrice: toMoneyV2(Math.max(...amounts), currency),
  }
}

/** `Furniture > Chairs` as a category on the wire: the last step, with its ancestors. */
function toCategory(path: string | null) {
  const names = path?.split('>').map((name) => name.trim()) ?? []
  const steps = names.map((name, index) => ({
    id: globalId('TaxonomyCategory', encodeURIComponent(names.slice(0, index + 1).join('>'))),
    name,
  }))
  const category = steps.at(-1)
  return category
    ? { ...category, ancestors: steps.slice(0, -1).map((step) => ({ ...step, ancestors: [] })) }
    : null
}

/**
 * Encodes combinations of option values in the platform's documented format, version 1, for `encodedVariantExistence`:
 * `v1_0:0-1 3,1:2,` is 0 with 0, 1 and 3, and 1 with 2. A colon goes down to the next option and a comma goes back up;
 * values of the last option are separated by spaces, and consecutive ones are a range.
 */
export function encodeCombinations(combinations: readonly Combination[]): string {
  return combinations.length === 0 ? '' : `v1_${encodeBelow(combinations, 0)}`
}

function encodeBelow(combinations: readonly Combination[], depth: number): string {
  const byValue = Map.groupBy(combinations, (combination) => combination[depth] ?? 0)
  const values = [...byValue.keys()].sort((one, other) => one - other)
  const isLast = combinations.every(({ length }) => length === depth + 1)
  if (isLast) return encodeRanges(values)
  return values.map((value) => `${value}:${encodeBelow(byValue.get(value) ?? [], depth + 1)},`).join('')
}

/** The values must be ascending. */
function encodeRanges(values: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const value of values) {
    const range = ranges.at(-1)
    if (range && range.last === value - 1) range.last = value
    else ranges.push({ first: value, last: value })
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(' ')
}

/**
 * `Product.options` in the language of the view; a product with one variant has the platform's default
 * option.
 */
function productOptions(product: ProductNode, variants: readonly VariantNode[]) {
  const { id, options } = product.row
  const shown = options.length > 0 ? options : [DEFAULT_OPTION]
  return shown.map((option, index) => {
    const optionId = id * 10 + index
    const name = optionName(product.row, option.name)
    const optionValues = option.values.map((value, valueIndex) =>
      toOptionValue(product, variants, {
        id: optionId * 10_000 + valueIndex,
        option: name,
        name: optionValue(product.row, option.name, value.name),
        swatchColor: value.swatchColor,
      }),
    )
    return {
      id: globalId('ProductOption', optionId),
      name,
      optionValues,
      values: optionValues.map((value) => value.name),
    }
  })
}

function toOptionValue(
  product: ProductNode,
  variants: readonly VariantNode[],
  value: { id: number; option: string; name: string; swatchColor: string | null },
) {
  return {
    id: globalId('ProductOptionValue', value.id),
    name: value.name,
    swatch: value.swatchColor === null ? null : { color: value.swatchColor, image: null },
    // Only searched for if it is requested, since a product may have thousands of variants.
    firstSelectableVariant: () =>
      variants.find(({ row }) =>
        toSelectedOptions(product.row, row).some(
          (choice) => choice.name === value.option && choice.value === value.name,
        ),
      ) ?? null,
  }
}
