import { data, redirect } from 'react-router'
import { withoutEmptyFields } from '#app/features/catalogue/list/list-address.ts'
import { loadList } from '#app/features/catalogue/list/load-list.server.ts'
import { ResultsPage } from '#app/features/catalogue/search/results-page.tsx'
import { now } from '#app/request/clock.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { guestPageHeaders } from '#app/request/guest-page.ts'
import type { PageHandle } from '#app/request/page-handle.ts'
import { parseListState } from '#domain/catalogue/list-address.ts'
import type { Route } from './+types/search-results.ts'

export const handle: PageHandle = { isUnlisted: true }

export const headers = guestPageHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const filled = withoutEmptyFields(url)
  if (filled !== null) throw redirect(filled)
  const state = parseListState(url.searchParams)
  if (state.query === '') return { list: null }
  const list = await loadList(
    context.get(clientsContext).search,
    { state },
    context.get(visitorContext),
    now(),
  )
  if (!list.ok) throw data(null, { status: 503 })
  return { list: list.value }
}

/** Spec §2: text search. */
export default function SearchResults({ loaderData: { list } }: Route.ComponentProps) {
  return <ResultsPage list={list} />
}
