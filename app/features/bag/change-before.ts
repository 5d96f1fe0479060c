import { CART_ERROR_CODES, type CartErrorCode } from '#domain/cart.ts'
import { CODE_CAP } from '#domain/entered-code.ts'
import type { RemovedLine } from './bag.ts'

/** What a browser without a script, or the checkout, has just tried: it is led back with this in the address. */
export type ChangeBefore = {
  readonly refusal: CartErrorCode | null
  /** The code that was refused, as it was typed. */
  readonly code: string
  readonly removed: RemovedLine | null
  /** Ids of the lines that the checkout has just refused for lack of units. */
  readonly short: readonly string[]
}

/** Reads it from the address; what it names that is none of ours is left out. */
export function changeBefore(search: URLSearchParams): ChangeBefore {
  const refused = search.get('refused')
  return {
    refusal: CART_ERROR_CODES.find((code) => code === refused) ?? null,
    code: search.get('code')?.slice(0, CODE_CAP) ?? '',
    removed: removalFrom(search),
    short: search.getAll('short'),
  }
}

function removalFrom(search: URLSearchParams): RemovedLine | null {
  const variantId = search.get('removed')
  const quantity = Number(search.get('quantity'))
  if (!variantId || !Number.isInteger(quantity) || quantity < 1 || quantity > 999) return null
  return { variantId, quantity, title: '' }
}
