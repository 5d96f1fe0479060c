import { eq, inArray, isNull, or } from 'drizzle-orm'
import { customerKey } from '#domain/account/email-address.ts'
import { normalizeCode } from '#domain/cart/entered-code.ts'
import { findExemptNumber } from '#domain/company/tax-exemption.ts'
import type { SellingTerms } from '#domain/house/house.ts'
import { globalId } from '#domain/ids.ts'
import { deductedTaxMinor, type TaxLine, taxLine } from '#domain/market/tax.ts'
import { money } from '#domain/money/money.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Execution } from '../catalogue/graphql/execution.ts'
import { createCountryView, toLanguage } from '../catalogue/graphql/view.ts'
import { loadVariants } from '../catalogue/load-variants.ts'
import type { View } from '../catalogue/view.ts'
import { collectionProducts } from '../tables/catalogue-tables.ts'
import { discounts } from '../tables/discount-tables.ts'
import { discountRedemptions } from '../tables/order-tables.ts'
import type { Discount } from './discounts/discount.ts'
import { type AppliedGiftCard, loadCartGiftCards, spendGiftCards } from './discounts/gift-cards.ts'
import { loadLines } from './lines/cart-lines.ts'
import { type Agreement, loadAgreedContents, loadAgreement } from './load-agreement.ts'
import type { CartRow } from './open-cart.ts'
import { type LineContents, type PricedCart, priceCart } from './price-cart.ts'

export type LoadedCart = {
  row: CartRow
  view: View
  priced: PricedCart
  /** The taxes on everything that is paid. */
  taxes: TaxLine
  giftCards: AppliedGiftCard[]
  /** Null for an ordinary cart. */
  agreement: Agreement | null
}

type LoadOptions = {
  now: Date
  house: SellingTerms
  language?: View['language']
  /** The email address of the buyer, to find earlier uses of a discount. */
  email?: string | null
  access?: Execution['access']
}

/** Loads a cart with current prices in the currency of its buyer's country, and texts in `language`. */
export async function loadCart(
  queryable: Queryable,
  row: CartRow,
  { now, house, language = row.language, email = row.email, access = 'private' }: LoadOptions,
): Promise<LoadedCart> {
  const view = createCartView({ ...row, language }, { house, access })
  const agreement = await loadAgreement(queryable, row)
  if (agreement) return loadAgreedCart(queryable, row, agreement, { view, now, house })
  const lines = await loadContents(queryable, row, view)
  const prices = await priceContents(queryable, row, lines, { view, now, email, house })
  return { row, view, agreement, ...prices }
}

/** Loads the cart of an agreed order, without discounts or gift cards, so that its prices are the agreed ones. */
async function loadAgreedCart(
  queryable: Queryable,
  row: CartRow,
  agreement: Agreement,
  { view: buyer, now, house }: { view: View; now: Date; house: SellingTerms },
): Promise<LoadedCart> {
  const { currency, shippingMinor } = agreement
  const view = { ...buyer, currency }
  const priced = priceCart({
    currency,
    country: view.country,
    delivery: view.delivery,
    now,
    lines: await loadAgreedContents(queryable, agreement, view),
    discounts: [],
    discountCodes: [],
    alreadyRedeemed: new Set(),
    agreedShippingMinor: shippingMinor,
  })
  const grossMinor = priced.totalMinor + priced.shippingDueMinor
  const taxes = taxLine(view.country, money(grossMinor, currency), exemptTaxNumber(row, view, house))
  return { row, view, agreement, priced, taxes, giftCards: [] }
}

/** Opens a cart that loads its lines and calculates its prices once, and only if a query selects them. */
export function openLazily(
  queryable: Queryable,
  row: CartRow,
  { now, house, language = row.language, email = row.email, access = 'private' }: LoadOptions,
) {
  const view = createCartView({ ...row, language }, { house, access })
  const contents = memoize(() => loadContents(queryable, row, view))
  const prices = memoize(async () =>
    priceContents(queryable, row, await contents(), { view, now, email, house }),
  )
  return { row, view, contents, prices }
}

function memoize<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= read()
    return value
  }
}

/**
 * Loads the lines of a cart. Lines whose product is hidden (with the public token, from this buyer) are omitted until
 * it is visible again.
 */
async function loadContents(queryable: Queryable, row: CartRow, view: View): Promise<LineContents[]> {
  const lines = await loadLines(queryable, row.token)
  const variants = await loadVariants(
    queryable,
    lines.map(({ variant }) => variant),
    view,
  )
  return lines.flatMap(({ variant, ...line }): LineContents[] => {
    const found = variants.get(variant)
    return found ? [{ ...line, variant: found, collectionIds: [] }] : []
  })
}

async function priceContents(
  queryable: Queryable,
  row: CartRow,
  contents: readonly LineContents[],
  { view, now, email, house }: { view: View; now: Date; email: string | null; house: SellingTerms },
): Promise<Pick<LoadedCart, 'priced' | 'taxes' | 'giftCards'>> {
  const { country, currency, delivery } = view
  const discounts = await loadDiscounts(queryable, row.discountCodes)
  const priced = priceCart({
    currency,
    country,
    delivery,
    now,
    lines: await withCollections(queryable, contents, discounts),
    discounts,
    discountCodes: row.discountCodes,
    alreadyRedeemed: await loadRedeemedDiscounts(queryable, { customerId: row.customerId, email }),
  })
  const cards = await loadCartGiftCards(queryable, row.token, now)
  const grossMinor = priced.totalMinor + priced.shippingDueMinor
  const taxes = taxLine(country, money(grossMinor, currency), exemptTaxNumber(row, view, house))
  const amountDueMinor = grossMinor - deductedTaxMinor(taxes)
  return { priced, taxes, giftCards: spendGiftCards(cards, currency, amountDueMinor) }
}

/** The tax number (possibly empty) that exempts the cart's delivery from tax; null if it is taxed. */
function exemptTaxNumber(
  { companyLocationId, exemptNumber }: CartRow,
  { country }: View,
  house: SellingTerms,
): string | null {
  return companyLocationId === null ? null : findExemptNumber(country, exemptNumber, house.country)
}

/** The catalogue as the buyer of a cart sees it: in the cart's country, with trade prices for a company location. */
export function createCartView(
  row: CartRow,
  { house, access }: { house: SellingTerms; access: Execution['access'] },
): View {
  const isTrade = row.companyLocationId !== null
  const role = isTrade ? 'trade-approved' : 'guest'
  const view = createCountryView(row.countryCode, {
    house,
    language: toLanguage(row.language),
    role: access === 'public' ? role : null,
  })
  return { ...view, isTrade }
}

/** Collections are loaded only if a discount depends on one. */
async function withCollections(
  queryable: Queryable,
  lines: readonly LineContents[],
  discounts: readonly Discount[],
): Promise<readonly LineContents[]> {
  if (lines.length === 0 || !discounts.some(({ scope }) => scope.kind === 'collections')) return lines
  const rows = await queryable
    .select()
    .from(collectionProducts)
    .where(
      inArray(
        collectionProducts.productId,
        lines.map(({ variant }) => variant.product.id),
      ),
    )
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return lines.map((line) => {
    const memberships = byProduct.get(line.variant.product.id) ?? []
    return {
      ...line,
      collectionIds: memberships.map(({ collectionId }) => globalId('Collection', collectionId)),
    }
  })
}

/** Loads all automatic discounts, then those of the codes in their order. */
async function loadDiscounts(queryable: Queryable, codes: readonly string[]): Promise<Discount[]> {
  const wanted = codes.map(normalizeCode)
  const isAutomatic = isNull(discounts.code)
  const rows = await queryable
    .select()
    .from(discounts)
    .where(wanted.length > 0 ? or(isAutomatic, inArray(discounts.code, wanted)) : isAutomatic)
    .orderBy(discounts.id)
  return rows.toSorted((a, b) => wanted.indexOf(a.code ?? '') - wanted.indexOf(b.code ?? ''))
}

/** The discounts that a buyer, identified by account or email address, has used in an active order. */
async function loadRedeemedDiscounts(
  queryable: Queryable,
  { customerId, email }: { customerId: string | null; email: string | null },
): Promise<ReadonlySet<number>> {
  if (customerId === null && email === null) return new Set()
  const conditions = [
    ...(customerId === null ? [] : [eq(discountRedemptions.customerId, customerId)]),
    // Redemptions stored before `customerKey` was introduced have the address in lower case.
    ...(email === null
      ? []
      : [inArray(discountRedemptions.email, [customerKey(email), email.trim().toLowerCase()])]),
  ]
  const rows = await queryable
    .select({ id: discountRedemptions.discountId })
    .from(discountRedemptions)
    .where(or(...conditions))
  return new Set(rows.map(({ id }) => id))
}
