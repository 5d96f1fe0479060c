import { sameOriginPath } from '../links/same-origin-path.ts'

export const DESK_HOME = '/desk'

/** Addresses that are no pages: to return to one of them would start a sign-in again, or show data. */
const NO_PAGE = /^\/desk\/(?:sign-in|sign-out|callback|confirm|api)(?:[/?#]|$)/

/** The page of the desk that a given address leads to; the start of the desk for any other address. */
export function deskPath(given: string | null | undefined): string {
  const path = sameOriginPath(given ?? '')
  return path !== null && /^\/desk(?:[/?#]|$)/.test(path) && !NO_PAGE.test(path) ? path : DESK_HOME
}
