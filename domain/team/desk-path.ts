import { sameOriginPath } from '../links/same-origin-path.ts'

export const DESK_HOME = '/desk'

/** URLs that are not pages: returning to one would start a sign-in again, or show raw data. */
const NO_PAGE = /^\/desk\/(?:sign-in|sign-out|callback|confirm|api)(?:[/?#]|$)/

/** Pages of the shop where a team member changes how their account signs in. */
const SIGN_IN_PAGE = /^(?:\/[a-z]{2}-[a-z]{2})?\/profile\/(?:password|email|passkeys)$/

/** Where the browser goes after the second factor: a page of the desk, or a page of the shop that requires one. */
export function pathAfterFactor(given: string | null | undefined): string {
  return given != null && SIGN_IN_PAGE.test(given) ? given : deskPath(given)
}

/** The desk page at a given address; the desk's start page for any other address. */
export function deskPath(given: string | null | undefined): string {
  const path = sameOriginPath(given ?? '')
  return path !== null && /^\/desk(?:[/?#]|$)/.test(path) && !NO_PAGE.test(path) ? path : DESK_HOME
}
