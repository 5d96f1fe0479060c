import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { quotePath } from '#app/features/account/paths.ts'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { changeList } from '#app/features/lists/list/change-list.server.ts'
import { readAdded, readLastChange, searchAfterChange } from '#app/features/lists/list/done-search.ts'
import { toLastChange } from '#app/features/lists/list/last-change.tsx'
import { isInterruption, toRefusedChange } from '#app/features/lists/list/list-change.ts'
import { listChangeForm } from '#app/features/lists/list/list-change-form.ts'
import { ListPage } from '#app/features/lists/list/list-page.tsx'
import { LIST_PARAMETERS, parseListState } from '#app/features/lists/list/list-state.ts'
import { loadListView } from '#app/features/lists/list/load-list-view.server.ts'
import { LIST_DONE } from '#app/features/lists/paths.ts'
import { ListQuotes } from '#app/features/quotes/list-quotes.tsx'
import { toListedQuote } from '#app/features/quotes/view/listed-quote.server.ts'
import { ConsultationLink, ListQuoteButton } from '#app/features/requests/list-links.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/list.ts'
import { toListViewer } from './list-viewer.server.ts'
import { openList } from './open-list.server.ts'

export const handle: PageHandle = {
  isUnlisted: true,
  parameters: [...Object.values(LIST_PARAMETERS), ...Object.values(LIST_DONE)],
}

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const list = await openList(account, params.listId)
  const state = parseListState(url.searchParams)
  const [loaded, quotes] = await Promise.all([
    loadListView(list, state, toListViewer(context), account.clients),
    account.clients.quotes.list(account.session.accessToken),
  ])
  if (!loaded.ok) throw data(null, { status: 503, headers: PRIVATE })
  const { view, pieces } = loaded.value
  const added = readAdded(url.searchParams, pieces)
  const last = readLastChange(url.searchParams)
  const viewContext = {
    visitor: context.get(visitorContext),
    house: context.get(houseContext),
    now: now(context),
  }
  const offered = (quotes.ok ? quotes.value : [])
    .filter(({ listId }) => listId === view.id)
    .map((quote) => toListedQuote(quote, viewContext))
  return data({ view, newId: crypto.randomUUID(), last, added, offered }, { headers: PRIVATE })
}

/** A script gets the outcome; without JavaScript, the page is rendered, with refused input preserved. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const form = listChangeForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const lists = clients.lists.of(session.accessToken)
  const outcome = await changeList(form.data, { lists, listId: params.listId })
  if (outcome === 'unauthorized') return check(outcome)
  const isDocument = request.headers.get('accept')?.includes('text/html') ?? false
  if (!isDocument || !outcome.ok) {
    const status = !isDocument || outcome.ok ? 200 : 422
    return data(outcome, { status, headers: PRIVATE })
  }
  const search = searchAfterChange(url.searchParams, form.data)
  return redirect(`${url.pathname}${search}`, { status: 303, headers: PRIVATE })
}

/** A change that could not be sent, or got no usable response, can be sent again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof TypeError) return toRefusedChange(form, 'connection-lost')
    const status = isRouteErrorResponse(error) ? error.status : 0
    if (status < 500 && status !== 429) throw error
    return toRefusedChange(form, status === 429 ? 'too-many-requests' : 'list-unavailable')
  }
}

/** While changes wait to be sent again, the list cannot be reloaded either, and an error would replace the page. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return isInterruption(actionResult?.code ?? '') ? false : defaultShouldRevalidate
}

export default function List({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.ok === false ? actionData : null
  const last = actionData?.ok ? toLastChange(actionData) : loaderData.last
  return (
    <ListPage
      key={loaderData.view.id}
      data={{ ...loaderData, last }}
      refused={refused}
      offered={<ListQuotes quotes={loaderData.offered} pathOf={quotePath} />}
      quote={<ListQuoteButton listId={loaderData.view.id} />}
      links={<ConsultationLink listId={loaderData.view.id} />}
    />
  )
}
