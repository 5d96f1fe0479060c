import type { RouterContextProvider } from 'react-router'
import { clientsContext, sealContext } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CommerceContext } from '#clients/commerce/request.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import type { Cart, CartErrorCode, GiftCard } from '#domain/cart/cart.ts'
import { isSameCode, normalizeCode } from '#domain/cart/entered-code.ts'
import type { Result } from '#domain/result.ts'
import { refuse } from '#domain/result.ts'
import type { CodeChange } from '../bag-forms.ts'
import { giftCardCookie, readGiftCardCodes } from './gift-card-cookie.server.ts'

type CommerceOnly = Pick<Clients, 'commerce'>

type CodeRequest<Change> = {
  cartId: string
  change: Change
  /** The network address of the caller. */
  visitorKey: string | null
  giftCardCodes: readonly string[]
}

type EnteredCode = Extract<CodeChange, { code: string }>

/** `added` contains the normalized code if it was a gift card. */
type CodeResult = Promise<{ result: Result<Cart, CartErrorCode>; added: readonly string[] }>

/** Applies or removes codes for a request. `cookies` are for its response. */
export async function changeRequestCodes(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { cartId, change }: { cartId: string; change: CodeChange },
  commerce: CommerceContext,
): Promise<{ result: Result<Cart, CartErrorCode>; cookies: string[] }> {
  const seal = context.get(sealContext)
  const giftCardCodes = readGiftCardCodes(request, seal, cartId)
  const visitorKey = request.headers.get(VISITOR_KEY_HEADER)
  const entry = { cartId, change, visitorKey, giftCardCodes }
  const { result, added } = await changeCodes(entry, commerce, context.get(clientsContext))
  const isSecure = new URL(request.url).protocol === 'https:'
  const codes = [...new Set([...giftCardCodes, ...added])]
  return { result, cookies: added.length > 0 ? [giftCardCookie({ cartId, codes }, seal, { isSecure })] : [] }
}

/** Applies or removes a promotion code or a gift card. Applied codes stay applied; a refusal changes nothing. */
export async function changeCodes(
  request: CodeRequest<CodeChange>,
  context: CommerceContext,
  clients: CommerceOnly,
): CodeResult {
  const { cartId, change } = request
  if ('giftCard' in change) {
    const result = await clients.commerce.removeGiftCard({ cartId, giftCardId: change.giftCard }, context)
    return { result, added: [] }
  }
  if (!change.remove) return enterCode({ ...request, change }, context, clients)
  return { result: await removePromocode({ ...request, change }, context, clients), added: [] }
}

/**
 * The visitor does not have to specify whether a code is a gift card or a promotion. It is tried as a gift card
 * first, which stores no code and leaves nothing to undo when refused. If another browser has entered a gift card,
 * this attempt is skipped, since it would replace that card.
 */
async function enterCode(
  request: CodeRequest<EnteredCode>,
  context: CommerceContext,
  clients: CommerceOnly,
): CodeResult {
  const { cartId, change, visitorKey, giftCardCodes } = request
  const code = normalizeCode(change.code)
  const read = await clients.commerce.getCart({ cartId }, context)
  if (!read.ok) return { result: read, added: [] }
  const { promocodes, giftCards } = read.value
  const held = giftCardCodes.filter((known) => giftCards.some((card) => matchesCode(card, known)))
  const isApplied = held.includes(code) || promocodes.some((known) => isSameCode(known, code))
  if (isApplied) return { result: read, added: [] }
  const holdsAllCards = giftCards.every((card) => held.some((known) => matchesCode(card, known)))
  if (holdsAllCards) {
    const result = await clients.commerce.addGiftCard({ cartId, code, held, visitorKey }, context)
    if (result.ok) return { result, added: [code] }
    if (result.code !== 'gift-card-failed') return { result, added: [] }
  }
  const result = await addPromocode(request, promocodes, context, clients)
  const isUnknownCode = !holdsAllCards && !result.ok && result.code === 'promocode-failed'
  return { result: isUnknownCode ? refuse('gift-card-held') : result, added: [] }
}

function matchesCode({ lastCharacters }: GiftCard, code: string): boolean {
  return code.endsWith(normalizeCode(lastCharacters))
}

async function addPromocode(
  { cartId, change, visitorKey }: CodeRequest<EnteredCode>,
  before: readonly string[],
  context: CommerceContext,
  { commerce }: CommerceOnly,
): Promise<Result<Cart, CartErrorCode>> {
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
): Promise<Result<Cart, CartErrorCode>> {
  const read = await commerce.getCart({ cartId }, context)
  if (!read.ok) return read
  const codes = read.value.promocodes.filter((known) => !isSameCode(known, change.code))
  return commerce.updateDiscountCodes({ cartId, codes }, context)
}
