import { randomUUID } from 'node:crypto'
import { loadVariants, type SellableVariant } from '../../catalogue/load-variants.ts'
import type { CartAttribute } from '../../tables/cart-tables.ts'
import { type CartUserError, type CartWarning, refusal } from '../cart-errors.ts'
import { formatLineId, parseLineId } from '../cart-id.ts'
import { buyerView, type Change, type ChangeContext } from '../mutations/change-cart.ts'
import { loadLines, saveLines } from './cart-lines.ts'
import {
  addLines,
  CART_LINES_CAP,
  type ChangedLines,
  type DraftLine,
  type GetStock,
  quantityError,
  updateLines,
} from './change-lines.ts'
import { findSaleRefusal, getSellableQuantity } from './sellability.ts'

export type CartLineInput = {
  merchandiseId: string
  quantity?: number | null
  attributes?: CartAttribute[] | null
}

export type CartLineUpdateInput = {
  id: string
  merchandiseId?: string | null
  quantity?: number | null
  attributes?: CartAttribute[] | null
}

export async function addToCart(context: ChangeContext, lines: readonly CartLineInput[]): Promise<Change> {
  const variants = await loadBuyerVariants(
    context,
    lines.map(({ merchandiseId }) => merchandiseId),
  )
  const refused = lines.flatMap((line, index) => [
    ...findMerchandiseErrors(context, variants, line.merchandiseId, index),
    ...toList(quantityError(line.quantity ?? 1, ['lines', index, 'quantity'], 1)),
  ])
  if (refused.length > 0) return { refused }
  const additions = lines.map(({ merchandiseId, quantity, attributes }) => ({
    variant: merchandiseId,
    quantity: quantity ?? 1,
    attributes: attributes ?? [],
  }))
  return storeLines(context, (before) => addLines(before, additions, createGetStock(variants), randomUUID))
}

export async function updateInCart(
  context: ChangeContext,
  updates: readonly CartLineUpdateInput[],
): Promise<Change> {
  const { token } = context.cart
  const before = await loadLines(context.tx, token)
  const known = updates.map((update) => before.find(({ id }) => id === parseLineId(update.id, token)))
  const wanted = updates.flatMap(({ merchandiseId }) => toList(merchandiseId))
  const variants = await loadBuyerVariants(context, [...wanted, ...before.map(({ variant }) => variant)])
  const refused = updates.flatMap((update, index) => {
    if (!known[index]) return [missingLineError(['lines', index, 'id'], update.id)]
    return [
      ...(update.merchandiseId ? findMerchandiseErrors(context, variants, update.merchandiseId, index) : []),
      ...toList(quantityError(update.quantity ?? 1, ['lines', index, 'quantity'], 0)),
    ]
  })
  if (refused.length > 0) return { refused }
  const changes = updates.map((update, index) => ({
    id: known[index]?.id ?? '',
    quantity: update.quantity ?? undefined,
    variant: update.merchandiseId ?? undefined,
    attributes: update.attributes ?? undefined,
  }))
  return storeLines(context, (lines) => updateLines(lines, changes, createGetStock(variants)))
}

export async function removeFromCart(context: ChangeContext, lineIds: readonly string[]): Promise<Change> {
  const { token } = context.cart
  const before = await loadLines(context.tx, token)
  const ids = lineIds.map((id) => parseLineId(id, token))
  const refused = lineIds.flatMap((lineId, index) =>
    before.some(({ id }) => id === ids[index]) ? [] : [missingLineError(['lineIds', index], lineId)],
  )
  if (refused.length > 0) return { refused }
  return storeLines(context, (lines) => ({
    lines: lines.filter(({ id }) => !ids.includes(id)),
    warnings: [],
  }))
}

/** Warns about each line that the buyer can no longer buy after a change of country or company. */
export async function warnUnsellableLines(context: ChangeContext): Promise<CartWarning[]> {
  const lines = await loadLines(context.tx, context.cart.token)
  const variants = await loadBuyerVariants(
    context,
    lines.map(({ variant }) => variant),
  )
  const buyer = buyerView(context)
  return lines.flatMap(({ id, variant }) => {
    const found = variants.get(variant)
    if (!found || findSaleRefusal(found, buyer) === null) return []
    const message = 'The product is not available for this buyer.'
    return [{ code: 'MERCHANDISE_OUT_OF_STOCK', message, target: formatLineId(id, context.cart.token) }]
  })
}

async function storeLines(
  { tx, cart }: ChangeContext,
  change: (before: DraftLine[]) => ChangedLines,
): Promise<Change> {
  const before = await loadLines(tx, cart.token)
  const { lines, warnings } = change(before)
  if (lines.length > CART_LINES_CAP) {
    return {
      refused: [refusal('MAXIMUM_EXCEEDED', ['lines'], `A cart holds at most ${CART_LINES_CAP} lines.`)],
    }
  }
  await saveLines(tx, cart.token, before, lines)
  return {
    warnings: warnings.map((warning) => ({ ...warning, target: formatLineId(warning.target, cart.token) })),
  }
}

/**
 * Why a product cannot be added to this cart: INVALID if it is not visible to the caller, INVALID_MERCHANDISE_LINE if
 * it does not ship to the buyer's country, VALIDATION_CUSTOM if it is not sold to this buyer or is only available upon
 * request.
 */
function findMerchandiseErrors(
  context: ChangeContext,
  variants: ReadonlyMap<string, SellableVariant>,
  gid: string,
  index: number,
): CartUserError[] {
  const field = ['lines', index, 'merchandiseId']
  const variant = variants.get(gid)
  if (!variant) return [refusal('INVALID', field, `The merchandise with id ${gid} does not exist.`)]
  const code = findSaleRefusal(variant, buyerView(context))
  if (code === null) return []
  return code === 'not-shippable-here'
    ? [refusal('INVALID_MERCHANDISE_LINE', field, 'The product is not shipped to this country.')]
    : [refusal('VALIDATION_CUSTOM', field, 'The product is not for sale to this buyer.')]
}

function missingLineError(field: (string | number)[], id: string): CartUserError {
  return refusal('INVALID_MERCHANDISE_LINE', field, `The merchandise line with id ${id} does not exist.`)
}

function loadBuyerVariants(context: ChangeContext, gids: readonly string[]) {
  return loadVariants(context.tx, gids, buyerView(context))
}

function createGetStock(variants: ReadonlyMap<string, SellableVariant>): GetStock {
  return (gid) => {
    const variant = variants.get(gid)
    return variant ? getSellableQuantity(variant) : 0
  }
}

function toList<Value>(value: Value | null | undefined): Value[] {
  return value === null || value === undefined ? [] : [value]
}
