import { data } from 'react-router'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { handleChatAction } from '#app/features/chat/act-on-chat.server.ts'
import { getVisitorChat } from '#app/features/chat/caller.server.ts'
import { loadChat } from '#app/features/chat/load-chat.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/chat.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const visitor = getVisitorChat({ request, context, url })
  const view = await loadChat(visitor, context)
  return data(view, { status: view ? 200 : 503, headers: visitor.responseHeaders(false) })
}

/** `CHAT_INTENT` selects the action. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const visitor = getVisitorChat({ request, context, url })
  const { search } = context.get(clientsContext)
  const findTitle = async (productId: string) => {
    const found = await search.findByIds([productId], toSearchVisitor(context.get(visitorContext)))
    return found.ok ? (found.value[0]?.title ?? null) : null
  }
  const { outcome, isStored } = await handleChatAction(visitor, request, context, findTitle)
  return data(outcome, { status: outcome.ok ? 200 : 422, headers: visitor.responseHeaders(isStored) })
}
