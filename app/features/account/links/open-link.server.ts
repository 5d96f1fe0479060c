import { data, type RouterContextProvider } from 'react-router'
import type { LinkKind } from '#clients/identity/screens-client.ts'
import type { EmailedLink } from '#contracts/identity.ts'
import type { Result } from '#domain/result.ts'
import { accountErrorStatus } from '../error-status.ts'
import { requireScreens } from '../sign-in/require-screens.server.ts'
import type { AccountCode } from '../sign-in/sign-in-screen.ts'

/** The URL of an emailed link is a secret: its page is not cached, and the URL is not sent as a referrer. */
export const LINK_HEADERS = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

/** The result of reading a link before it is used: the link, or the reason why it does not work. */
export type OpenedLink =
  | { readonly link: EmailedLink; readonly fault: null }
  | { readonly link: null; readonly fault: AccountCode }

/** The result of using a link; undefined before the page is submitted. */
export type LinkOutcome = { readonly fault: AccountCode | null } | undefined

/** Reads an emailed link without using it up, since mail scanners open links too. */
export async function openLink(
  kind: LinkKind,
  token: string,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const opened = await requireScreens(request, context).readLink(kind, token)
  const page: OpenedLink = opened.ok
    ? { link: opened.value, fault: null }
    : { link: null, fault: opened.code }
  return data(page, { status: accountErrorStatus(page.fault), headers: LINK_HEADERS })
}

/** The page ignores what the loader returns after this response, since the link has been used up. */
export function linkOutcome(used: Result<unknown, AccountCode>) {
  const fault = used.ok ? null : used.code
  return data({ fault }, { status: accountErrorStatus(fault), headers: LINK_HEADERS })
}
