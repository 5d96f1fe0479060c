import { eq, inArray, isNull, or } from 'drizzle-orm'
import { customerKey } from '#domain/account/email-address.ts'
import { normalizeCode } from '#domain/cart/entered-code.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { discountRedemptions } from '../../orders/order-tables.ts'
import type { Discount } from './discount.ts'
import { discounts } from './discount-tables.ts'

/** All automatic discounts, then those of the codes in their order. */
export async function loadDiscounts(queryable: Queryable, codes: readonly string[]): Promise<Discount[]> {
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
export async function loadRedeemed(
  queryable: Queryable,
  { customerId, email }: { customerId: string | null; email: string | null },
): Promise<ReadonlySet<number>> {
  if (customerId === null && email === null) return new Set()
  const known = [
    ...(customerId === null ? [] : [eq(discountRedemptions.customerId, customerId)]),
    // Redemptions of before there was a key have the address in lower case.
    ...(email === null
      ? []
      : [inArray(discountRedemptions.email, [customerKey(email), email.trim().toLowerCase()])]),
  ]
  const rows = await queryable
    .select({ id: discountRedemptions.discountId })
    .from(discountRedemptions)
    .where(or(...known))
  return new Set(rows.map(({ id }) => id))
}
