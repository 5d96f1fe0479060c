import { data } from 'react-router'
import { requireAccount } from '#app/features/account/profile/require-account.server.ts'
import type { Route } from './+types/studio-logo.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const logo = await clients.studio.downloadLogo(session.accessToken)
  if (logo.ok) return logo.value
  throw data(null, { status: check(logo.code) === 'logo-not-found' ? 404 : 503 })
}
