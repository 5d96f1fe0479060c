import { redirect } from 'react-router'
import { ProfilePage } from '#app/features/account/profile-page.tsx'
import { sessionContext, visitorContext } from '#app/request/context.ts'
import type { PageHandle } from '#app/request/page-handle.ts'
import { localePath } from '#domain/locale.ts'
import type { Route } from './+types/profile.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Spec §2: a guest is asked to sign in and comes back. */
export function loader({ context, url }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const { locale } = context.get(visitorContext)
  const login = `${localePath(locale, '/login')}?${new URLSearchParams({ callback: url.pathname })}`
  if (session === null) throw redirect(login, 303)
  return { email: session.email, home: localePath(locale, '/') }
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} />
}
