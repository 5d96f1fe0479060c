import { data, type RouterContextProvider } from 'react-router'
import type { LinkKind } from '#clients/identity/screens-client.ts'
import type { EmailedLink } from '#contracts/identity.ts'
import type { Result } from '#domain/result.ts'
import { statusOfFault } from '../fault-status.ts'
import { requireScreens } from '../sign-in/require-screens.server.ts'
import type { AccountCode } from '../sign-in/sign-in-screen.ts'

/** The address of such a page is a secret: no cache stores it, and no other page learns it. */
export const LINK_HEADERS = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

/** What the page of an emailed link knows before anything is done: what the link is about, or why it does not work. */
export type OpenedLink =
  | { readonly link: EmailedLink; readonly fault: null }
  | { readonly link: null; readonly fault: AccountCode }

/** What came of a press on such a page; undefined before it. */
export type LinkOutcome = { readonly fault: AccountCode | null } | undefined

/** Reads an emailed link. Opening its page changes nothing: programs that check the links of an email use none up. */
export async function openLink(
  kind: LinkKind,
  token: string,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const opened = await requireScreens(request, context).readLink(kind, token)
  const page: OpenedLink = opened.ok
    ? { link: opened.value, fault: null }
    : { link: null, fault: opened.code }
  return data(page, { status: statusOfFault(page.fault), headers: LINK_HEADERS })
}

/** What came of a press on the page. By then the link is used, so what the loader says of it does not count. */
export function linkOutcome(used: Result<unknown, AccountCode>) {
  const fault = used.ok ? null : used.code
  return data({ fault }, { status: statusOfFault(fault), headers: LINK_HEADERS })
}
