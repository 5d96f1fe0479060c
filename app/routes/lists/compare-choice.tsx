import { data } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { ChoicePage } from '#app/features/lists/compare/choice-page.tsx'
import { loadChoice } from '#app/features/lists/compare/load-choice.server.ts'
import { COMPARE } from '#app/features/lists/paths.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readComparedPieces } from '#domain/list/compared-pieces.ts'
import type { Route } from './+types/compare-choice.ts'
import { listViewerOf } from './list-viewer.server.ts'
import { openList } from './open-list.server.ts'
import { signInToCompare } from './sign-in-to-compare.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: Object.values(COMPARE) }

/** The pieces of the requested list, or of the one that was changed last. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  signInToCompare(context, url)
  const account = requireAccount({ request, context, url })
  const { clients, session, check } = account
  const all = await clients.lists.of(session.accessToken).all()
  if (!all.ok) {
    check(all.code)
    throw data(null, { status: 503, headers: PRIVATE })
  }
  const lists = all.value.filter(({ itemCount }) => itemCount > 0)
  const requested = url.searchParams.get(COMPARE.list)
  const opened = lists.find(({ id, purpose }) => id === requested || purpose === requested) ?? lists[0]
  const list = opened ? await openList(account, opened.id) : null
  const chosen = readComparedPieces(url.searchParams.getAll(COMPARE.piece))
  const choice = await loadChoice({ list, lists, chosen }, listViewerOf(context), clients)
  if (!choice.ok) throw data(null, { status: 503, headers: PRIVATE })
  const isNoneChosen = url.searchParams.has(COMPARE.none)
  return data({ choice: choice.value, isNoneChosen }, { headers: PRIVATE })
}

export default function CompareChoice({ loaderData: { choice, isNoneChosen } }: Route.ComponentProps) {
  return (
    <ChoicePage
      key={`${choice.list} ${choice.chosen.join(' ')}`}
      choice={choice}
      isNoneChosen={isNoneChosen}
    />
  )
}
