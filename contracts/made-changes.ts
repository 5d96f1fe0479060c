import { z } from 'zod'

/**
 * Changes that must be made only once, even if a browser repeats one whose response was lost. Calls of the platform
 * service:
 *
 * - `PUT /changes/{key}`: 201 if it was not made before, and counts as made from now on; 204 if it was.
 * - `DELETE /changes/{key}`: it was refused, and may be made later. 204.
 */
export const changeKey = z.uuid()

/** The change's key, in the header of a form sent by a script. */
export const CHANGE_KEY_HEADER = 'idempotency-key'

/** Marks a change that waited for a connection, so the visitor may have acted on outdated information. */
export const CHANGE_WAITED_HEADER = 'change-waited'

/**
 * In the response to a refused change: the code and, for `price-changed`, the price in minor units and its currency,
 * 'price-changed 216000 USD'.
 */
export const CHANGE_REFUSED_HEADER = 'change-refused'
