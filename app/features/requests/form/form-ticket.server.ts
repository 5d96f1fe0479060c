import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Seal } from '#app/visitor/context.ts'
import { type NewRequest, type RequestPiece, requestPiece } from '#contracts/request.ts'
import { openSealed } from '../open-sealed.server.ts'

/**
 * What a form carries from when it was opened: the moment, and the key under which it is stored once, however often it is
 * sent. Encrypted, so that a program can make up neither.
 */
const formTicket = z.object({
  key: z.uuid(),
  openedAt: z.coerce.date(),
  /** What the request is about. */
  pieces: z.array(requestPiece),
})
export type FormTicket = z.infer<typeof formTicket>

/** A sealed ticket for a form that is opened now. */
export function newTicket({ seal }: Seal, openedAt: Date, pieces: readonly RequestPiece[] = []): string {
  return seal(JSON.stringify({ key: randomUUID(), openedAt, pieces }))
}

/** The ticket of a form; null if it has none of ours. */
export function readTicket(seal: Seal, sealed: string | null): FormTicket | null {
  return openSealed(seal, sealed, formTicket)
}

/**
 * The key under which a request is stored once. The same content from the same form has the same key, whatever network it
 * is sent from; edited content is another request.
 */
export function requestKey({ key }: FormTicket, { network: _, ...content }: NewRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([key, content]))
    .digest('base64url')
}
