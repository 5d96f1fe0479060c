import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { normalizeCode } from '#domain/cart/entered-code.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { cartGiftCards } from '../../tables/cart-tables.ts'
import { giftCards } from '../../tables/discount-tables.ts'

export type GiftCard = {
  id: number
  lastCharacters: string
  currency: Currency
  balanceMinor: number
}

export type AppliedGiftCard = GiftCard & { usedMinor: number }

/** The usable cards by normalized code; omits unknown, empty and expired ones. */
export async function findGiftCards(
  queryable: Queryable,
  codes: readonly string[],
  now: Date,
): Promise<Map<string, GiftCard>> {
  const byDigest = new Map(codes.map((code) => [digestCode(code), normalizeCode(code)]))
  const rows = await queryable
    .select()
    .from(giftCards)
    .where(
      and(inArray(giftCards.codeDigest, [...byDigest.keys()]), gt(giftCards.balanceMinor, 0), isValid(now)),
    )
  return new Map(rows.map((row) => [byDigest.get(row.codeDigest) ?? '', row]))
}

/** The valid cards of a cart, in the order in which they were added. */
export async function loadCartGiftCards(queryable: Queryable, token: string, now: Date): Promise<GiftCard[]> {
  const rows = await queryable
    .select({ card: giftCards })
    .from(cartGiftCards)
    .innerJoin(giftCards, eq(giftCards.id, cartGiftCards.giftCardId))
    .where(and(eq(cartGiftCards.cartToken, token), isValid(now)))
    .orderBy(asc(cartGiftCards.position))
  return rows.map(({ card }) => card)
}

export async function loadCartCardDigests(queryable: Queryable, token: string): Promise<ReadonlySet<string>> {
  const rows = await queryable
    .select({ digest: giftCards.codeDigest })
    .from(cartGiftCards)
    .innerJoin(giftCards, eq(giftCards.id, cartGiftCards.giftCardId))
    .where(eq(cartGiftCards.cartToken, token))
  return new Set(rows.map(({ digest }) => digest))
}

/** Pays an amount with the cards in turn. A card only pays in its own currency. */
export function spendGiftCards(
  cards: readonly GiftCard[],
  currency: Currency,
  amountMinor: number,
): AppliedGiftCard[] {
  let left = amountMinor
  return cards.map((card) => {
    const usedMinor = card.currency === currency ? Math.min(left, card.balanceMinor) : 0
    left -= usedMinor
    return { ...card, usedMinor }
  })
}

/** The stored digest of a code, which does not depend on how it was typed. */
export function digestCode(code: string): string {
  return createHash('sha256').update(normalizeCode(code)).digest('base64url')
}

function isValid(now: Date) {
  return or(isNull(giftCards.expiresAt), gt(giftCards.expiresAt, now))
}
