import { CART_ERROR_CODES, type CartErrorCode } from '#domain/cart/cart.ts'
import { CODE_CAP } from '#domain/cart/entered-code.ts'
import { LINE_QUANTITY_MAX, TYPED_QUANTITY_CAP } from '#domain/line-quantity.ts'
import { readLineProject } from '#domain/list/project.ts'
import type { RemovedLine } from '../bag.ts'
import type { RefusedLine } from './bag-line.tsx'

/**
 * The outcome of the last change in a browser without JavaScript, or of the checkout; the redirect to the bag passes it
 * in the URL.
 */
export type PreviousChange = {
  readonly refusal: CartErrorCode | null
  readonly code: string
  /** The line whose quantity was refused, and the quantity as typed. */
  readonly line: string | null
  readonly typed: string
  readonly removed: RemovedLine | null
  /** Ids of the lines that the checkout has just refused for lack of units. */
  readonly short: readonly string[]
}

export function readPreviousChange(search: URLSearchParams): PreviousChange {
  const refused = search.get('refused')
  return {
    refusal: CART_ERROR_CODES.find((code) => code === refused) ?? null,
    code: search.get('code')?.slice(0, CODE_CAP) ?? '',
    line: search.get('line'),
    typed: search.get('typed')?.slice(0, TYPED_QUANTITY_CAP) ?? '',
    removed: removalFrom(search),
    short: search.getAll('short'),
  }
}

/** Returns null if the line is no longer in the bag. */
export function refusedLine(
  { refusal, line, typed }: PreviousChange,
  lines: readonly { readonly id: string }[],
): RefusedLine | null {
  if (refusal === null || line === null || !lines.some(({ id }) => id === line)) return null
  const isQuantityRefused = refusal === 'quantity-malformed' || refusal === 'quantity-too-large'
  return { lineId: line, why: refusal, quantity: isQuantityRefused ? { typed, why: refusal } : null }
}

function removalFrom(search: URLSearchParams): RemovedLine | null {
  const variantId = search.get('removed')
  const quantity = Number(search.get('quantity'))
  if (!variantId || !Number.isInteger(quantity) || quantity < 1 || quantity > LINE_QUANTITY_MAX) return null
  const project = readLineProject(search.get('project') ?? '', search.get('projectList') ?? '')
  return { variantId, quantity, title: '', ...(project !== null && { project }) }
}
