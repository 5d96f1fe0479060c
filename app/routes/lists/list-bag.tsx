import { data } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { FINISHES_STEP, FinishesPage } from '#app/features/lists/finishes/finishes-page.tsx'
import { runAddAction } from '#app/features/lists/list/added-pieces.ts'
import { changeList } from '#app/features/lists/list/change-list.server.ts'
import { searchAfterAdding } from '#app/features/lists/list/done-search.ts'
import { CHOSEN_PIECE, listCartPath, listPath } from '#app/features/lists/paths.ts'
import { useListName } from '#app/features/lists/use-list-name.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { toLineProject } from '#domain/list/project.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/list-bag.ts'
import { addListToCart, loadPiecesToAdd, readFinishes, withOfferedFinish } from './list-to-bag.server.ts'
import { openList } from './open-list.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [CHOSEN_PIECE] }

/** Spec §3: offers missing finishes; if all are chosen, redirects to the list. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const list = await openList(requireAccount({ request, context, url }), params.listId)
  const { open } = await loadPiecesToAdd(list, { context, url })
  const pieces = withOfferedFinish(open)
  const { locale } = context.get(visitorContext)
  if (pieces.length === 0) throw redirect(localePath(locale, listPath(params.listId)), { status: 303 })
  const item = url.searchParams.get(CHOSEN_PIECE)
  return data(
    { list: { id: params.listId, name: list.name, purpose: list.purpose }, pieces, item },
    { headers: PRIVATE },
  )
}

/** Adds all pieces of a list to the bag, or one, in the chosen finishes, which are saved in the list. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const account = requireAccount({ request, context, url })
  const { listId } = params
  const list = await openList(account, listId)
  const toAdd = await loadPiecesToAdd(list, { context, url })
  const form = await readForm(request)
  const { chosen, isComplete } = readFinishes(form, toAdd.open)
  const { locale } = context.get(visitorContext)
  const isStep = form.has(FINISHES_STEP)
  if (!isComplete) {
    if (isStep) return data({ chosen }, { status: 422, headers: PRIVATE })
    return redirect(localePath(locale, listCartPath(listId)) + url.search, { status: 303, headers: PRIVATE })
  }
  const lists = account.clients.lists.of(account.session.accessToken)
  for (const { id, version } of list.items) {
    const variant = chosen[id]
    if (variant === undefined) continue
    // A concurrent choice of someone else remains in the list; the bag gets the finish chosen here.
    const outcome = await changeList(
      { intent: 'finish', item: id, version, before: '', variant },
      { lists, listId },
    )
    if (outcome === 'unauthorized') return account.check(outcome)
  }
  const project = toLineProject(list)
  const projectOf = (piece: { project: (typeof list.items)[number]['project'] }) =>
    project ?? piece.project ?? undefined
  const { report, added, refused, headers } = await addListToCart({ request, context, url }, toAdd, {
    chosen,
    projectOf,
  })
  if (isStep || request.headers.get('accept')?.includes('text/html')) {
    const path = localePath(locale, listPath(listId)) + searchAfterAdding({ added, refused })
    return redirect(path, { status: 303, headers })
  }
  return data(report, { headers })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return runAddAction(serverAction)
}

export default function ListCart({ loaderData: { list, pieces, item }, actionData }: Route.ComponentProps) {
  const name = useListName()(list)
  return (
    <FinishesPage
      view={{ pieces, list: { name, path: listPath(list.id) }, isOwn: true, isSingle: item !== null }}
      action={listCartPath(list.id, item ?? undefined)}
      outcome={actionData && !('added' in actionData) ? actionData : null}
    />
  )
}
