import { data } from 'react-router'
import { audiencesFor } from '#app/visitor/audiences-for.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { SignUpLayer } from '#clients/content/sign-up-layer.ts'
import type { Route } from './+types/layer.ts'

/** The sign-up layer of the page's country and language for the audiences of the visitor, requested by the few browsers in which it is due; null for none. */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { locale, isPreview } = visitor
  const segments = audiencesFor(visitor)
  const found = await context.get(clientsContext).content.getSignUpLayer({ locale, segments, isPreview })
  const layer: SignUpLayer | null = found.ok ? found.value : null
  return data(layer, { headers: { 'Cache-Control': 'private, no-store' } })
}
