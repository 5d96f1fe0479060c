import { getVisitorChat, PRIVATE_CHAT } from '#app/features/chat/caller.server.ts'
import type { Route } from './+types/chat-picture.ts'

/** Only participants of the conversation get the picture. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { chat } = getVisitorChat({ request, context, url })
  const found = await chat?.downloadPicture(params.picture)
  if (!found?.ok) return new Response(null, { status: found?.status ?? 404, headers: PRIVATE_CHAT })
  return new Response(found.body, { headers: found.headers })
}
