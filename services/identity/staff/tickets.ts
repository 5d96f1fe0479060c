import { z } from 'zod'
import type { IdentityOptions } from '../options.ts'

/** Long enough to install an authenticator app. */
const LIFETIME_MS = 10 * 60_000

const contents = z.object({ session: z.string(), returnTo: z.string(), expiresAt: z.number() })

/** The session, by its digest, whose second factor is confirmed, and the return address. */
export type Ticket = Pick<z.infer<typeof contents>, 'session' | 'returnTo'>

type Dependencies = Pick<IdentityOptions, 'ticketSeal' | 'clock'>

/** Creates a ticket for the page on which a second factor is confirmed. It is encrypted because it is part of a URL. */
export function createTicket({ ticketSeal, clock }: Dependencies, { session, returnTo }: Ticket): string {
  return ticketSeal.seal(JSON.stringify({ session, returnTo, expiresAt: clock().getTime() + LIFETIME_MS }))
}

/** Returns null if the ticket is invalid or has expired. */
export function openTicket({ ticketSeal, clock }: Dependencies, ticket: string): Ticket | null {
  const text = ticketSeal.open(ticket)
  if (text === null) return null
  const { session, returnTo, expiresAt } = contents.parse(JSON.parse(text))
  return clock().getTime() < expiresAt ? { session, returnTo } : null
}
