import { data } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { newTicket } from '#app/features/requests/form/form-ticket.server.ts'
import { guestThreadPath } from '#app/features/requests/paths.ts'
import { handleThreadAction } from '#app/features/requests/thread/act-on-thread.server.ts'
import { LostThread } from '#app/features/requests/thread/lost-thread.tsx'
import { preserveReply } from '#app/features/requests/thread/refused-reply.ts'
import { SENT } from '#app/features/requests/thread/reply.ts'
import { ThreadPage } from '#app/features/requests/thread/thread-page.tsx'
import { toThreadView } from '#app/features/requests/thread/thread-view.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { clientsContext, houseContext, sealContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/guest-thread.ts'
import { SECRET_PAGE } from './secret-page.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [SENT] }

/** The emailed link is the only key to the conversation. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const found = await context.get(clientsContext).requestThreads.ofGuest(params.token).read()
  if (!found.ok) throw data(null, { status: 503 })
  if (found.value === null) return data({ opened: null }, { status: 404, headers: SECRET_PAGE })
  const viewContext = {
    visitor: context.get(visitorContext),
    house: context.get(houseContext),
    now: now(context),
  }
  const opened = {
    thread: toThreadView(found.value, viewContext),
    ticket: newTicket(context.get(sealContext), viewContext.now),
    isSent: url.searchParams.has(SENT),
  }
  return data({ opened }, { headers: SECRET_PAGE })
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const { requestThreads } = context.get(clientsContext)
  const thread = requestThreads.ofGuest(token)
  const outcome = await handleThreadAction(request, thread, context)
  if (outcome === 'unauthorized') throw data(null, { status: 503 })
  if (outcome !== 'sent' && outcome !== 'closed') return outcome
  const path = localePath(context.get(visitorContext).locale, guestThreadPath(token))
  return redirect(outcome === 'sent' ? `${path}?${SENT}` : path, { status: 303, headers: SECRET_PAGE })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return preserveReply(request, serverAction)
}

export default function GuestThread({ loaderData: { opened }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-10 md:py-section">
      <meta name="referrer" content="same-origin" />
      {opened ? (
        <ThreadPage
          thread={opened.thread}
          ticket={actionData?.ticket ?? opened.ticket}
          lastResult={actionData?.result}
          sentFiles={actionData?.sentFiles}
          isSent={opened.isSent && !actionData}
          listPath={null}
        />
      ) : (
        <LostThread listPath={PROFILE.requests} />
      )}
    </div>
  )
}
