import { z } from 'zod'

/**
 * Changes that must count once, although a browser repeats one whose response was lost. Calls of the platform service:
 *
 * - `PUT /changes/{key}`: 201 if it was not made before, and counts as made from now on; 204 if it was.
 * - `DELETE /changes/{key}`: it was refused, and may be made later. 204.
 */
export const changeKey = z.uuid()

/** The header of a form that a script sends, with the key of the change. */
export const CHANGE_KEY_HEADER = 'idempotency-key'

/** The header of a change that has waited for the connection, so that what its visitor knew may be old. */
export const CHANGE_WAITED_HEADER = 'change-waited'

/**
 * The header of the response to one that was refused: the code, and for `price-changed` the price in minor units and its
 * currency, 'price-changed 216000 USD'.
 */
export const CHANGE_REFUSED_HEADER = 'change-refused'
