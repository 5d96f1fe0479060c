import { data } from 'react-router'
import { getVisitorChat } from '#app/features/chat/caller.server.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import type { Route } from './+types/chat-pictures.ts'

/** The request body is the picture itself. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const visitor = getVisitorChat({ request, context, url })
  const network = request.headers.get(VISITOR_KEY_HEADER)
  const uploaded = await visitor.writableChat.upload(await request.arrayBuffer(), network)
  return data(uploaded, { status: uploaded.ok ? 200 : 422, headers: visitor.responseHeaders(uploaded.ok) })
}
