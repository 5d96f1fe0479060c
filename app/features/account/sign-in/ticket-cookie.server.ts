import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'

/** The ticket that signs the browser of a new trade applicant in, once (`contracts/identity.ts`). */
const TICKET_COOKIE = 'sign_in_ticket'
/** Equals the validity of the ticket. */
const LIFETIME_SECONDS = 300

export function ticketCookie(ticket: string, isSecure: boolean): string {
  return writeCookie(TICKET_COOKIE, ticket, { isSecure, isHttpOnly: true, maxAgeSeconds: LIFETIME_SECONDS })
}

export function clearTicketCookie(isSecure: boolean): string {
  return writeCookie(TICKET_COOKIE, '', { isSecure, isHttpOnly: true, maxAgeSeconds: 0 })
}

/** Returns this browser's ticket; null if there is none. */
export function readTicketCookie(request: Request): string | null {
  return readCookie(request.headers.get('cookie'), TICKET_COOKIE) || null
}
