import { data } from 'react-router'
import { z } from 'zod'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { toCardView } from '#app/features/catalogue/card/card-view.ts'
import { searchVisitorOf } from '#app/features/catalogue/list/search-visitor.ts'
import { readGuestSaves } from '#app/features/lists/guest-saves.ts'
import { loadOverview } from '#app/features/lists/overview/load-overview.server.ts'
import { NewListButton } from '#app/features/lists/overview/new-list-button.tsx'
import { OverviewPage } from '#app/features/lists/overview/overview-page.tsx'
import { parseOverviewState } from '#app/features/lists/overview/overview-view.ts'
import { RemovedList } from '#app/features/lists/overview/removed-list.tsx'
import { listPath, OVERVIEW } from '#app/features/lists/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { today } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, houseContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { parsePage } from '#domain/catalogue/paging.ts'
import { isShown } from '#domain/list/overview.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/account-lists.ts'
import { GuestSaved } from './guest-saved.tsx'
import { listViewerOf } from './list-viewer.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: Object.values(OVERVIEW) }

/** What a guest has saved in this browser, with the search parameter of a refused heart. */
async function loadGuest({ request, context, url }: Pick<Route.LoaderArgs, 'request' | 'context' | 'url'>) {
  const visitor = context.get(visitorContext)
  const found = await context
    .get(clientsContext)
    .search.findByIds(readGuestSaves(request.headers.get('cookie')), searchVisitorOf(visitor))
  const cards = found.ok ? found.value.map((card) => toCardView(card, visitor.locale, today(context))) : []
  return data({ guest: { cards, isFull: url.searchParams.has('refused') } }, { headers: PRIVATE })
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (context.get(sessionContext) === null) return loadGuest({ request, context, url })
  const { session, clients, check } = requireAccount({ request, context, url })
  const lists = clients.lists.of(session.accessToken)
  const all = await lists.all()
  if (!all.ok) {
    check(all.code)
    throw data(null, { status: 503, headers: PRIVATE })
  }
  const { timeZone } = context.get(houseContext)
  const overview = await loadOverview(
    { summaries: all.value.filter(isShown), findPieces: lists.pieces },
    parseOverviewState(url.searchParams, parsePage(url.searchParams.get(OVERVIEW.page))),
    { ...listViewerOf(context), timeZone },
    clients,
  )
  const removed = z.uuid().safeParse(url.searchParams.get(OVERVIEW.removed)).data ?? null
  return data({ overview, removed }, { headers: PRIVATE })
}

const restoreForm = z.object({ restore: z.uuid() })

/** Takes back that a list was removed. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const form = restoreForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const { restore } = form.data
  const restored = await clients.lists.of(session.accessToken).restore(restore)
  if (!restored.ok) {
    check(restored.code)
    return data({ code: restored.code }, { status: 422, headers: PRIVATE })
  }
  const address = localePath(context.get(visitorContext).locale, listPath(restore))
  return redirect(address, { status: 303, headers: PRIVATE })
}

export default function AccountLists({ loaderData, actionData }: Route.ComponentProps) {
  if ('guest' in loaderData) return <GuestSaved {...loaderData.guest} />
  const { overview, removed } = loaderData
  return (
    <OverviewPage
      overview={overview}
      newList={<NewListButton />}
      notice={removed && <RemovedList id={removed} refusal={actionData?.code ?? null} />}
    />
  )
}
