import { z } from 'zod'
import type { Seal } from '#app/visitor/context.ts'
import { requestReceipt } from '#contracts/request.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { openSealed } from '../open-sealed.server.ts'

const LIFETIME_MS = 24 * 3_600_000

/** What the confirmation of a message shows. `email`: where the emailed confirmation goes. */
const sentReceipt = requestReceipt.extend({
  kind: z.enum(REQUEST_KINDS),
  email: z.string(),
  /** The customer who sent it; null for a guest. */
  accountId: z.string().nullable().default(null),
  sentAt: z.coerce.date(),
  /** When the house calls, null for at once, and in which time zone that was chosen; null for any other request. */
  call: z.object({ at: z.string().nullable(), timeZone: z.string() }).nullable().default(null),
})
export type SentReceipt = z.infer<typeof sentReceipt>

/** The receipt for an address: encrypted, since it has the email address of the sender. */
export function sealReceipt({ seal }: Seal, receipt: SentReceipt): string {
  return seal(JSON.stringify(receipt))
}

/** The receipt of an address; null if it is none of ours, or older than a day. */
export function openReceipt(seal: Seal, sealed: string | null, now: Date): SentReceipt | null {
  const receipt = openSealed(seal, sealed, sentReceipt)
  return receipt && now.getTime() - receipt.sentAt.getTime() <= LIFETIME_MS ? receipt : null
}
