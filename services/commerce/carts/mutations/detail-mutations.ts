import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { normalizeCode } from '#domain/cart/entered-code.ts'
import { fromGid } from '../../catalogue/gid.ts'
import { type CartAttribute, cartGiftCards } from '../../tables/cart-tables.ts'
import { type CartWarning, refusal } from '../cart-errors.ts'
import { CODES_CAP } from '../discounts/code-attempts.ts'
import { findGiftCards, type GiftCard } from '../discounts/gift-cards.ts'
import { buyerView, type Change, type ChangeContext } from './change-cart.ts'

const NOTE_LENGTH_CAP = 5_000
const ATTRIBUTES_CAP = 50
const ATTRIBUTE_LENGTH_CAP = 1_000
const CODE_LENGTH_CAP = 64

export function setNote(note: string): Change {
  if (note.length <= NOTE_LENGTH_CAP) return { set: { note } }
  return {
    refused: [refusal('NOTE_TOO_LONG', ['note'], `A note has at most ${NOTE_LENGTH_CAP} characters.`)],
  }
}

/** `cartAttributesUpdate`: replaces all attributes. */
export function setAttributes(attributes: readonly CartAttribute[]): Change {
  const isTooLong = attributes.some(({ key, value }) => key.length + value.length > ATTRIBUTE_LENGTH_CAP)
  if (attributes.length > ATTRIBUTES_CAP || isTooLong) {
    return { refused: [refusal('INVALID', ['attributes'], 'Too many attributes, or one is too long.')] }
  }
  return { set: { attributes: attributes.map(({ key, value }) => ({ key, value })) } }
}

/**
 * `cartDiscountCodesUpdate`: replaces all codes. A code that is unknown or does not apply is not refused: it
 * stays in the list with `applicable: false`.
 */
export function setDiscountCodes(codes: readonly string[]): Change {
  const uniqueCodes = [...new Set(codes.map(normalizeCode).filter((code) => code !== ''))]
  if (codes.length > CODES_CAP || uniqueCodes.some((code) => code.length > CODE_LENGTH_CAP)) {
    return {
      refused: [refusal('INVALID', ['discountCodes'], 'Too many discount codes, or one is too long.')],
    }
  }
  return { set: { discountCodes: uniqueCodes } }
}

/**
 * `cartGiftCardCodesUpdate`: replaces all gift cards. An unknown, empty or expired card is refused; one in
 * another currency stays in the cart unused, with a warning.
 */
export async function setGiftCards(context: ChangeContext, codes: readonly string[]): Promise<Change> {
  const { tx, cart, now } = context
  if (codes.length > CODES_CAP) {
    return { refused: [refusal('INVALID', ['giftCardCodes'], 'Too many gift cards.')] }
  }
  const found = codes.length > 0 ? await findGiftCards(tx, codes, now) : new Map<string, GiftCard>()
  const refused = codes.flatMap((code, index) =>
    found.has(normalizeCode(code))
      ? []
      : [refusal('INVALID', ['giftCardCodes', index], 'The gift card code is not valid.')],
  )
  if (refused.length > 0) return { refused }
  const cards = [...found.values()]
  const rows = cards.map(({ id }) => ({ cartToken: cart.token, giftCardId: id }))
  const ids = rows.map(({ giftCardId }) => giftCardId)
  await tx
    .delete(cartGiftCards)
    .where(
      and(
        eq(cartGiftCards.cartToken, cart.token),
        ids.length > 0 ? notInArray(cartGiftCards.giftCardId, ids) : undefined,
      ),
    )
  if (rows.length > 0) await tx.insert(cartGiftCards).values(rows).onConflictDoNothing()
  return { warnings: unusableCardWarnings(context, cards) }
}

/** `cartGiftCardCodesRemove`. Removing a card that is not in the cart changes nothing. */
export async function removeGiftCards(
  { tx, cart }: ChangeContext,
  appliedGiftCardIds: readonly string[],
): Promise<Change> {
  const ids = appliedGiftCardIds.map((id) => fromGid('AppliedGiftCard', id)).filter((id) => id !== null)
  if (ids.length > 0) {
    await tx
      .delete(cartGiftCards)
      .where(and(eq(cartGiftCards.cartToken, cart.token), inArray(cartGiftCards.giftCardId, ids)))
  }
  return {}
}

function unusableCardWarnings(context: ChangeContext, cards: readonly GiftCard[]): CartWarning[] {
  const { currency } = buyerView(context)
  if (cards.every((card) => card.currency === currency)) return []
  return [
    {
      code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE',
      message: 'A gift card pays only in its own currency.',
      target: context.cartId,
    },
  ]
}
