import { data } from 'react-router'
import type { ChatHoursView } from '#app/features/chat/chat-view.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { clientsContext } from '#app/visitor/context.ts'
import { chatSpans } from '#domain/chat/chat-hours.ts'
import type { Route } from './+types/chat-hours.ts'

export const handle: PageHandle = { isShared: true, isUnlisted: true }

/**
 * The response is the same for every visitor, and open pages read it every minute. Spec §4: if the hours cannot be
 * read, the chat is off.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const hours = await context.get(clientsContext).content.getChatHours({})
  if (!hours.ok) throw data(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  const found: ChatHoursView = { open: chatSpans(hours.value, now(context)) }
  return data(found, { headers: { 'Cache-Control': 'public, max-age=60' } })
}
