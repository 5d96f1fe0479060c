import { asc, eq, inArray, sql } from 'drizzle-orm'
import { customerKey } from '#domain/account/email-address.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { LoadedCart } from '../../carts/load-cart.ts'
import { discounts, giftCards } from '../../tables/discount-tables.ts'
import { discountRedemptions, giftCardRedemptions } from '../../tables/order-tables.ts'
import type { ReadyCheckout } from '../checkout/ready-checkout.ts'

/** Locks the discounts in use and the gift cards, so that none is spent twice. */
export async function lockPromotions(tx: Queryable, { priced, giftCards: cards }: LoadedCart): Promise<void> {
  const discountIds = [...priced.discountIds]
  if (discountIds.length > 0) {
    const rows = tx.select({ id: discounts.id }).from(discounts).where(inArray(discounts.id, discountIds))
    await rows.orderBy(asc(discounts.id)).for('update')
  }
  if (cards.length > 0) {
    const ids = cards.map(({ id }) => id)
    const rows = tx.select({ id: giftCards.id }).from(giftCards).where(inArray(giftCards.id, ids))
    await rows.orderBy(asc(giftCards.id)).for('update')
  }
}

export async function redeemPromotions(
  tx: Queryable,
  { cart, details }: ReadyCheckout,
  orderId: string,
): Promise<void> {
  const discountIds = [...cart.priced.discountIds]
  if (discountIds.length > 0) {
    const buyer = { customerId: cart.row.customerId, email: customerKey(details.email) }
    const rows = discountIds.map((discountId) => ({ discountId, orderId, ...buyer }))
    await tx.insert(discountRedemptions).values(rows)
    await adjustDiscountUses(tx, discountIds, 1)
  }
  for (const { id, usedMinor } of cart.giftCards) {
    if (usedMinor === 0) continue
    await tx.insert(giftCardRedemptions).values({ orderId, giftCardId: id, amountMinor: usedMinor })
    await adjustBalance(tx, id, -usedMinor)
  }
}

/** Reverses the redemptions of a canceled order: discounts can be used again, and gift cards are refunded. */
export async function returnPromotions(tx: Queryable, orderId: string): Promise<void> {
  const redeemed = await tx
    .delete(discountRedemptions)
    .where(eq(discountRedemptions.orderId, orderId))
    .returning({ id: discountRedemptions.discountId })
  if (redeemed.length > 0) {
    await adjustDiscountUses(
      tx,
      redeemed.map(({ id }) => id),
      -1,
    )
  }
  const paid = await tx
    .delete(giftCardRedemptions)
    .where(eq(giftCardRedemptions.orderId, orderId))
    .returning({ id: giftCardRedemptions.giftCardId, amountMinor: giftCardRedemptions.amountMinor })
  for (const { id, amountMinor } of paid.toSorted((a, b) => a.id - b.id))
    await adjustBalance(tx, id, amountMinor)
}

async function adjustDiscountUses(tx: Queryable, ids: readonly number[], direction: 1 | -1): Promise<void> {
  await tx
    .update(discounts)
    .set({ used: sql`${discounts.used} + ${direction}` })
    .where(inArray(discounts.id, [...ids]))
}

async function adjustBalance(tx: Queryable, id: number, amountMinor: number): Promise<void> {
  await tx
    .update(giftCards)
    .set({ balanceMinor: sql`${giftCards.balanceMinor} + ${amountMinor}` })
    .where(eq(giftCards.id, id))
}
