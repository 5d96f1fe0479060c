import { isRouteErrorResponse } from 'react-router'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import type { Exclusion } from '#domain/list/exclusion.ts'

/** The outcome is unknown if there was no usable response. */
export type AddAllOutcome = AddedPieces | { readonly code: 'list-unavailable' }

/** The outcome of adding the pieces of a list to the bag. `added` counts units. */
export type AddedPieces = {
  readonly added: number
  /** The refused pieces by title, with the reason. */
  readonly refused: readonly { readonly title: string | null; readonly why: Exclusion | CartErrorCode }[]
}

/** Returns the action's result, or a code if there was no usable response, so that the page can report it. */
export async function runAddAction<Report>(
  serverAction: () => Promise<Report>,
): Promise<Report | { readonly code: 'list-unavailable' }> {
  try {
    return await serverAction()
  } catch (error) {
    const status = isRouteErrorResponse(error) ? error.status : 0
    if (!(error instanceof TypeError) && status < 500 && status !== 429) throw error
    return { code: 'list-unavailable' }
  }
}
