import { z } from 'zod'
import type { Seal } from '#app/visitor/context.ts'
import { requestReceipt } from '#contracts/request.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { openSealed } from '../open-sealed.server.ts'

const LIFETIME_MS = 24 * 3_600_000

/** `email` is the recipient of the confirmation. */
const sentReceipt = requestReceipt.extend({
  kind: z.enum(REQUEST_KINDS),
  email: z.string(),
  /** Null for a guest. */
  accountId: z.string().nullable().default(null),
  sentAt: z.coerce.date(),
  /** The requested call, in the time zone of the sender; `at` is null if it is immediate. Null for other requests. */
  call: z.object({ at: z.string().nullable(), timeZone: z.string() }).nullable().default(null),
})
export type SentReceipt = z.infer<typeof sentReceipt>

/** Encrypts a receipt for use in a URL, since it contains the sender's email address. */
export function sealReceipt({ seal }: Seal, receipt: SentReceipt): string {
  return seal(JSON.stringify(receipt))
}

/** Returns null if the receipt is not from the shop, or older than a day. */
export function openReceipt(seal: Seal, sealed: string | null, now: Date): SentReceipt | null {
  const receipt = openSealed(seal, sealed, sentReceipt)
  return receipt && now.getTime() - receipt.sentAt.getTime() <= LIFETIME_MS ? receipt : null
}
