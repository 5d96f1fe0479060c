import { z } from 'zod'
import type { IdentityOptions } from '../options.ts'

/** Long enough to install an authenticator app. */
const LIFETIME_MS = 10 * 60_000

const ticketContents = z.object({ session: z.string(), returnTo: z.string(), expiresAt: z.number() })

/** The digest of the session whose second factor is confirmed, and the URL to return to. */
export type Ticket = Pick<z.infer<typeof ticketContents>, 'session' | 'returnTo'>

type Dependencies = Pick<IdentityOptions, 'ticketSeal' | 'clock'>

/** Creates a ticket for the page that confirms a second factor. The ticket is encrypted because it is part of a URL. */
export function createTicket({ ticketSeal, clock }: Dependencies, { session, returnTo }: Ticket): string {
  return ticketSeal.seal(JSON.stringify({ session, returnTo, expiresAt: clock().getTime() + LIFETIME_MS }))
}

/** Returns null if the ticket is invalid or has expired. */
export function openTicket({ ticketSeal, clock }: Dependencies, ticket: string): Ticket | null {
  const text = ticketSeal.open(ticket)
  if (text === null) return null
  const { session, returnTo, expiresAt } = ticketContents.parse(JSON.parse(text))
  return clock().getTime() < expiresAt ? { session, returnTo } : null
}
