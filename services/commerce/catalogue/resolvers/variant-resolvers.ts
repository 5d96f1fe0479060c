import { globalId } from '#domain/ids.ts'
import { paginate } from '#services/kernel/graphql/connection.ts'
import type { VariantNode } from '../catalogue-loader.ts'
import type { Execution, Resolvers } from '../graphql/execution.ts'
import type { VariantRow } from '../product-parts.ts'
import { toImage } from './media-resolvers.ts'
import { toSelectedOptions, variantTitle } from './option-choice.ts'
import { toMoneyV2 } from './wire-values.ts'

/** Units that can be sold from stock; 0 if more are reserved than in stock. */
export function availableUnits({ onHand, reserved }: VariantRow): number {
  return Math.max(0, onHand - reserved)
}

/** Whether one more unit can be ordered: from stock, beyond it, or because stock is not tracked. */
export function isForSale(row: VariantRow): boolean {
  return !row.isTracked || row.continueSelling || availableUnits(row) > 0
}

/** `ProductVariant`. Bundles, subscriptions and store pickup are not supported: their lists are empty. */
export const variantResolvers: Resolvers = {
  ProductVariant: {
    id: ({ row }: VariantNode) => globalId('ProductVariant', row.id),
    sku: ({ row }: VariantNode) => row.sku,
    barcode: ({ row }: VariantNode) => row.barcode,
    title: ({ row, product }: VariantNode) => variantTitle(product.row, row),
    product: ({ product }: VariantNode) => product,
    selectedOptions: ({ row, product }: VariantNode) => toSelectedOptions(product.row, row),
    price: variantPrice,
    priceV2: variantPrice,
    compareAtPrice: variantCompareAtPrice,
    compareAtPriceV2: variantCompareAtPrice,
    availableForSale: ({ row }: VariantNode) => isForSale(row),
    currentlyNotInStock: ({ row }: VariantNode) =>
      row.isTracked && row.continueSelling && availableUnits(row) === 0,
    quantityAvailable: ({ row }: VariantNode) => (row.isTracked ? availableUnits(row) : null),
    requiresShipping: ({ row }: VariantNode) => row.requiresShipping,
    taxable: ({ row }: VariantNode) => row.isTaxable,
    weight: ({ row }: VariantNode) => row.weightGrams / 1000,
    weightUnit: () => 'KILOGRAMS',
    image: findPicture,
    metafield: () => null,
    metafields: (_: VariantNode, { identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
    quantityRule: () => ({ increment: 1, minimum: 1, maximum: null }),
    requiresComponents: () => false,
    components: () => EMPTY_CONNECTION,
    groupedBy: () => EMPTY_CONNECTION,
    quantityPriceBreaks: () => EMPTY_CONNECTION,
    sellingPlanAllocations: () => EMPTY_CONNECTION,
    storeAvailability: () => EMPTY_CONNECTION,
    shopPayInstallmentsPricing: () => null,
    unitPrice: () => null,
    unitPriceMeasurement: () => null,
  },
}

export const EMPTY_CONNECTION = paginate<never>([], { first: 1 })

function variantPrice({ row, view }: VariantNode) {
  return toMoneyV2(row.priceMinor, view.currency)
}

function variantCompareAtPrice({ row, view }: VariantNode) {
  return row.compareAtMinor === null ? null : toMoneyV2(row.compareAtMinor, view.currency)
}

/** The picture of the variant, or else the first one of the product. */
async function findPicture({ row, product }: VariantNode, _: unknown, { catalogue }: Execution) {
  const pictures = (await catalogue.media(product)).filter(({ kind }) => kind === 'image')
  const picture = pictures.find(({ url }) => url === row.pictureUrl) ?? pictures[0]
  return picture ? toImage(picture) : null
}
