import type { Clients } from '#app/request/clients.ts'
import type { CommerceContext } from '#clients/commerce/request.ts'
import type { Cart, CartErrorCode } from '#domain/cart.ts'
import { isSameCode } from '#domain/entered-code.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { CodeChange } from './bag-forms.ts'

type CommerceOnly = Pick<Clients, 'commerce'>
type Answer = Promise<Result<Cart, CartErrorCode>>

/** `visitorKey` names the network of the caller. */
type CodeRequest<Change> = { cartId: string; change: Change; visitorKey: string | null }
type EnteredCode = Extract<CodeChange, { code: string }>

/** Applies or removes a promotion code or a gift card. What is applied already stays; a refusal changes nothing. */
export async function changeCodes(
  { cartId, change, visitorKey }: CodeRequest<CodeChange>,
  context: CommerceContext,
  clients: CommerceOnly,
): Answer {
  if ('giftCard' in change) {
    return clients.commerce.removeGiftCard({ cartId, giftCardId: change.giftCard }, context)
  }
  const apply = change.remove ? removePromocode : enterCode
  return apply({ cartId, change, visitorKey }, context, clients)
}

/**
 * Nobody has to say whether a code is of a gift card or of a promotion. It is tried as a gift card first: that stores
 * no code, and a refusal has nothing to undo.
 */
async function enterCode(
  request: CodeRequest<EnteredCode>,
  context: CommerceContext,
  clients: CommerceOnly,
): Answer {
  const { cartId, change, visitorKey } = request
  const { code } = change
  const read = await clients.commerce.getCart({ cartId }, context)
  if (!read.ok) return read
  const { promocodes, giftCards } = read.value
  if (promocodes.some((known) => isSameCode(known, code))) return read
  if (giftCards.length === 0) {
    const paying = await clients.commerce.applyGiftCard({ cartId, code, visitorKey }, context)
    if (paying.ok || paying.code !== 'gift-card-failed') return paying
  }
  const promoted = await addPromocode(request, promocodes, context, clients)
  const isUnknown = !promoted.ok && promoted.code === 'promocode-failed'
  return isUnknown && giftCards.length > 0 ? refuse('gift-card-held') : promoted
}

async function addPromocode(
  { cartId, change, visitorKey }: CodeRequest<EnteredCode>,
  before: readonly string[],
  context: CommerceContext,
  { commerce }: CommerceOnly,
): Answer {
  const codes = [...before, change.code]
  const changed = await commerce.updateDiscountCodes({ cartId, codes, visitorKey }, context)
  if (!changed.ok && changed.code !== 'promocode-throttled')
    await commerce.updateDiscountCodes({ cartId, codes: before }, context)
  return changed
}

async function removePromocode(
  { cartId, change }: CodeRequest<EnteredCode>,
  context: CommerceContext,
  { commerce }: CommerceOnly,
): Answer {
  const read = await commerce.getCart({ cartId }, context)
  if (!read.ok) return read
  const codes = read.value.promocodes.filter((known) => !isSameCode(known, change.code))
  return commerce.updateDiscountCodes({ cartId, codes }, context)
}
