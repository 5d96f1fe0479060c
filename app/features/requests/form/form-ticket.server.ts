import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Seal } from '#app/visitor/context.ts'
import { type NewRequest, type RequestPiece, requestPiece } from '#contracts/request.ts'
import { openSealed } from '../open-sealed.server.ts'

/** The time at which the form was opened, and its idempotency key. Encrypted, so that a bot cannot forge either. */
const formTicket = z.object({
  key: z.uuid(),
  openedAt: z.coerce.date(),
  pieces: z.array(requestPiece),
})
export type FormTicket = z.infer<typeof formTicket>

export function newTicket({ seal }: Seal, openedAt: Date, pieces: readonly RequestPiece[] = []): string {
  return seal(JSON.stringify({ key: randomUUID(), openedAt, pieces }))
}

/** Returns null if the form has no ticket issued by the shop. */
export function readTicket(seal: Seal, sealed: string | null): FormTicket | null {
  return openSealed(seal, sealed, formTicket)
}

/**
 * The idempotency key of a request. The same content from the same form has the same key, regardless of the network;
 * edited content is another request.
 */
export function requestKey({ key }: FormTicket, { network: _, ...content }: NewRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([key, content]))
    .digest('base64url')
}
