import { isRouteErrorResponse } from 'react-router'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import type { Exclusion } from '#domain/list/exclusion.ts'

/** Whether the pieces were added, which is unknown if no usable response came. */
export type AddAllOutcome = AddedPieces | { readonly code: 'list-unavailable' }

/** What became of the pieces of a list that were added to the bag. Numbers are units. */
export type AddedPieces = {
  readonly added: number
  /** The pieces that were not added, by name, and why. */
  readonly refused: readonly { readonly title: string | null; readonly why: Exclusion | CartErrorCode }[]
}

/** What an action reports; without a usable response, that: the page then stays, and says so. */
export async function reportOf<Report>(
  serverAction: () => Promise<Report>,
): Promise<Report | { readonly code: 'list-unavailable' }> {
  try {
    return await serverAction()
  } catch (fault) {
    const status = isRouteErrorResponse(fault) ? fault.status : 0
    if (!(fault instanceof TypeError) && status < 500 && status !== 429) throw fault
    return { code: 'list-unavailable' }
  }
}
