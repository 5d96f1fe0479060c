import { getVisitorChat, PRIVATE_CHAT } from '#app/features/chat/caller.server.ts'
import type { Route } from './+types/chat-events.ts'

/** Forwards the stream of the service. `Last-Event-ID` is from an interrupted stream. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { chat } = getVisitorChat({ request, context, url })
  const after = request.headers.get('last-event-id') ?? url.searchParams.get('after') ?? ''
  const followed = await chat?.follow(after.slice(0, 60), request.signal)
  if (!followed?.ok) {
    const wait = followed?.headers.get('retry-after')
    const refused = { ...PRIVATE_CHAT, ...(wait && { 'Retry-After': wait }) }
    return new Response(null, { status: followed?.status ?? 404, headers: refused })
  }
  const headers = {
    ...PRIVATE_CHAT,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Accel-Buffering': 'no',
  }
  return new Response(followed.body, { headers })
}
