import { signVisitor } from '#app/features/tracking/tracked-visitor.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/visitor-signature.ts'

const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** Signs the visitor id only with consent to analytics. Events without a signature do not count. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const tracked = {
    request,
    region: context.get(visitorContext),
    visits: context.get(clientsContext).visits,
  }
  const cookie = await signVisitor(tracked, { isSecure: url.protocol === 'https:' })
  const headers = new Headers(PRIVATE)
  if (cookie !== null) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 204, headers })
}

/** There is no page for GET. */
export function loader() {
  return new Response(null, { status: 405, headers: { ...PRIVATE, Allow: 'POST' } })
}
