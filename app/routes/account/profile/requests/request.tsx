import { data } from 'react-router'
import { PROFILE, requestPath } from '#app/features/account/paths.ts'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { newTicket } from '#app/features/requests/form/form-ticket.server.ts'
import { handleThreadAction } from '#app/features/requests/thread/act-on-thread.server.ts'
import { preserveReply } from '#app/features/requests/thread/refused-reply.ts'
import { SENT } from '#app/features/requests/thread/reply.ts'
import { ThreadPage } from '#app/features/requests/thread/thread-page.tsx'
import { toThreadView } from '#app/features/requests/thread/thread-view.server.ts'
import { useUpdatesRead } from '#app/features/updates/updates-state.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { houseContext, sealContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import { replyUpdateId } from '#domain/updates/updates.ts'
import type { Route } from './+types/request.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [SENT] }

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const found = await clients.requestThreads.ofCustomer(session.accessToken, params.number).read()
  if (!found.ok) {
    check(found.code)
    throw data(null, { status: 503 })
  }
  if (found.value === null) throw data(null, { status: 404 })
  const viewContext = {
    visitor: context.get(visitorContext),
    house: context.get(houseContext),
    now: now(context),
  }
  const thread = toThreadView(found.value, viewContext)
  const ticket = newTicket(context.get(sealContext), viewContext.now)
  return data({ thread, ticket, isSent: url.searchParams.has(SENT) }, { headers: PRIVATE })
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const thread = clients.requestThreads.ofCustomer(session.accessToken, params.number)
  const outcome = await handleThreadAction(request, thread, context)
  if (outcome === 'unauthorized') return check(outcome)
  if (outcome !== 'sent' && outcome !== 'closed') return outcome
  const path = localePath(context.get(visitorContext).locale, requestPath(params.number))
  return redirect(outcome === 'sent' ? `${path}?${SENT}` : path, { status: 303, headers: PRIVATE })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return preserveReply(request, serverAction)
}

export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, ticket, isSent } = loaderData
  useUpdatesRead(thread.messages.filter(({ isFromHouse }) => isFromHouse).map(({ id }) => replyUpdateId(id)))
  return (
    <ThreadPage
      thread={thread}
      ticket={actionData?.ticket ?? ticket}
      lastResult={actionData?.result}
      sentFiles={actionData?.sentFiles}
      isSent={isSent && !actionData}
      listPath={PROFILE.requests}
    />
  )
}
