import { PROFILE } from '#app/features/account/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/account-home.ts'

const ACCOUNT_PATH = /\/(?:account|konto|cuenta|compte)$/

/** Redirects guessed URLs to the account, or to its orders; a guest signs in there. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitorContext)
  return redirect(localePath(locale, ACCOUNT_PATH.test(url.pathname) ? PROFILE.details : PROFILE.orders))
}
