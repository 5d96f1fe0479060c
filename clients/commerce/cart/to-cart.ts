import {
  type Cart,
  type CartLine,
  type CartLineProblem,
  cartTotal,
  type DiscountAllocation,
  groupPromotions,
} from '#domain/cart/cart.ts'
import { toPromiseFacts } from '#domain/delivery/delivery-promise.ts'
import { resolveWarehouse } from '#domain/delivery/warehouse.ts'
import { readLineProject } from '#domain/list/project.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { compareMoney, type Money, sumMoney } from '#domain/money/money.ts'
import { type ProductAttributes, parseProductAttributes } from '#domain/product/product-attributes.ts'
import { getPublicPrice } from '#domain/product/public-price.ts'
import { type ShowsPicture, shownPicture } from '#domain/product/shown-picture.ts'
import { PRODUCT_FIELDS, type WireCart, type WireCartLine } from './cart-shape.ts'

/** The platform's placeholder variant of a product without options. */
const DEFAULT_VARIANT_TITLE = 'Default Title'

/**
 * Converts a cart with all its lines. Shipping comes from the carrier service (Spec §7), so the total only includes
 * goods and promotions.
 */
export function toCart(
  wire: WireCart,
  wireLines: readonly WireCartLine[],
  { requested, shows }: { requested: CountryCode; shows: ShowsPicture },
): Cart {
  const { id, country, buyer } = toCartBuyer(wire, requested)
  const { currency } = wire.cost.subtotalAmount
  const isTrade = buyer.companyLocationId !== null
  const lines = wireLines.map((line) => toLine(line, { country, isTrade, shows }))
  const subtotal = sumMoney(
    lines.map(({ total }) => total),
    currency,
  )
  const promotions = groupPromotions(
    [...wireLines.flatMap((line) => line.discountAllocations), ...wire.discountAllocations].map(toAllocation),
  )
  return {
    id,
    currency,
    country,
    totalQuantity: wire.totalQuantity,
    subtotal,
    shipping: null,
    promotions,
    promocodes: wire.discountCodes.filter(({ applicable }) => applicable).map(({ code }) => code),
    taxes: null,
    total: cartTotal(subtotal, null, promotions),
    giftCards: wire.appliedGiftCards.map(({ id, lastCharacters, presentmentAmountUsed }) => ({
      id,
      lastCharacters,
      amountUsed: presentmentAmountUsed,
    })),
    lines,
    buyer,
    note: wire.note ?? '',
    ...(wire.taxExempt !== undefined && { exemptNumber: wire.taxExempt }),
    checkoutUrl: wire.checkoutUrl,
  }
}

/** A cart without a country gets the requested one. */
export function toCartBuyer(
  { id, buyerIdentity }: Pick<WireCart, 'id' | 'buyerIdentity'>,
  requested: CountryCode,
): Pick<Cart, 'id' | 'country' | 'buyer'> {
  const { countryCode, customer, purchasingCompany } = buyerIdentity
  return {
    id,
    country: countryCode ?? requested,
    buyer: {
      customerId: customer?.id ?? null,
      companyLocationId: purchasingCompany?.location.id ?? null,
    },
  }
}

function toLine(
  { id, quantity, attribute, projectList, cost, merchandise }: WireCartLine,
  { country, isTrade, shows }: { country: CountryCode; isTrade: boolean; shows: ShowsPicture },
): CartLine {
  const { product } = merchandise
  const project = readLineProject(attribute?.value ?? '', projectList?.value ?? '')
  const attributes = parseAttributes(product)
  const piece = { sku: merchandise.sku ?? '', notDirectlyShoppable: attributes.notDirectlyShoppable }
  // The line may have been added before its piece was upon request; the public price is then no longer shown.
  const toVisiblePrice = (price: Money) => (isTrade ? price : getPublicPrice(price, piece))
  const publicPrice = getPublicPrice(merchandise.price, piece)
  const unitPrice = toVisiblePrice(cost.amountPerQuantity)
  const full = cost.compareAtAmountPerQuantity
  const isReduced = full !== null && unitPrice.amountMinor > 0 && compareMoney(full, unitPrice) > 0
  return {
    id,
    quantity,
    ...(project !== null && { project }),
    unitPrice,
    ...((compareMoney(publicPrice, unitPrice) > 0 || (publicPrice.amountMinor === 0 && isTrade)) && {
      publicUnitPrice: publicPrice,
    }),
    fullUnitPrice: isReduced ? full : null,
    total: toVisiblePrice(cost.subtotalAmount),
    problem: findProblem(merchandise, attributes, country),
    facts: toPromiseFacts(attributes, {
      sku: piece.sku,
      price: unitPrice,
      quantity,
      quantityAvailable: merchandise.quantityAvailable,
      availableForSale: merchandise.availableForSale,
    }),
    product: {
      id: product.id,
      variantId: merchandise.id,
      sku: piece.sku,
      title: product.title,
      textLanguage: attributes.textLanguage,
      variantTitle: merchandise.title === DEFAULT_VARIANT_TITLE ? null : merchandise.title,
      handle: product.handle,
      picture: shownPicture(merchandise.image, shows) ?? shownPicture(product.featuredImage, shows),
      artisan: { name: attributes.artisanName ?? product.vendor, slug: attributes.artisanSlug ?? '' },
      quantityAvailable: merchandise.quantityAvailable,
      warehouse: resolveWarehouse(attributes),
    },
  }
}

/** Only the attributes that a cart query reads; the others have their defaults. */
function parseAttributes(product: WireCartLine['merchandise']['product']): ProductAttributes {
  const fields = PRODUCT_FIELDS.flatMap((key) => {
    const value = product[key]
    return value === undefined ? [] : [[key, value] as const]
  })
  return parseProductAttributes(new Map(fields))
}

function findProblem(
  { availableForSale, quantityAvailable }: WireCartLine['merchandise'],
  { excludedCountries }: ProductAttributes,
  country: CountryCode,
): CartLineProblem | null {
  if (excludedCountries.includes(country)) return 'not-shippable-here'
  if (availableForSale) return null
  return quantityAvailable === 0 ? 'units-short' : 'not-sellable'
}

function toAllocation({
  discountedAmount,
  code,
  title,
}: WireCart['discountAllocations'][number]): DiscountAllocation {
  return { title: title ?? null, code: code ?? null, amount: discountedAmount }
}
