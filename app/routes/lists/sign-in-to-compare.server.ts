import type { RouterContextProvider } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { sessionContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'

/** Redirects a guest to sign-in, which returns to the same pieces. */
export function signInToCompare(context: Readonly<RouterContextProvider>, { pathname, search }: URL): void {
  if (context.get(sessionContext) !== null) return
  const { locale } = context.get(visitorContext)
  throw redirect(localePath(locale, loginPath(pathname.replace(/\.data$/, '') + search)), 303)
}
