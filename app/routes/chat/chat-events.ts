import { getVisitorChat, PRIVATE_CHAT } from '#app/features/chat/caller.server.ts'
import type { Route } from './+types/chat-events.ts'

/** Forwards the stream of the service. `Last-Event-ID` resumes an interrupted stream. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { chat } = getVisitorChat({ request, context, url })
  const after = request.headers.get('last-event-id') ?? url.searchParams.get('after') ?? ''
  const stream = await chat?.follow(after.slice(0, 60), request.signal)
  if (!stream?.ok) {
    const retryAfter = stream?.headers.get('retry-after')
    const refused = { ...PRIVATE_CHAT, ...(retryAfter && { 'Retry-After': retryAfter }) }
    return new Response(null, { status: stream?.status ?? 404, headers: refused })
  }
  const headers = {
    ...PRIVATE_CHAT,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Accel-Buffering': 'no',
  }
  return new Response(stream.body, { headers })
}
