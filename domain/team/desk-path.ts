import { sameOriginPath } from '../links/same-origin-path.ts'

export const DESK_HOME = '/desk'

/** Addresses that are no pages: to return to one of them would start a sign-in again, or show data. */
const NO_PAGE = /^\/desk\/(?:sign-in|sign-out|callback|confirm|api)(?:[/?#]|$)/

/** The pages of the shop on which a member of the team changes how the account signs in. */
const SIGN_IN_PAGE = /^(?:\/[a-z]{2}-[a-z]{2})?\/profile\/(?:password|email|passkeys)$/

/** Where the browser returns after the second factor: to a page of the desk, or to one that requires it at the shop. */
export function pathAfterFactor(given: string | null | undefined): string {
  return given != null && SIGN_IN_PAGE.test(given) ? given : deskPath(given)
}

/** The page of the desk that a given address leads to; the start of the desk for any other address. */
export function deskPath(given: string | null | undefined): string {
  const path = sameOriginPath(given ?? '')
  return path !== null && /^\/desk(?:[/?#]|$)/.test(path) && !NO_PAGE.test(path) ? path : DESK_HOME
}
