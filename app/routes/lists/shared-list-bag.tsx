import { data, type RouterContextProvider } from 'react-router'
import { FINISHES_STEP, FinishesPage } from '#app/features/lists/finishes/finishes-page.tsx'
import { runAddAction } from '#app/features/lists/list/added-pieces.ts'
import { searchAfterAdding } from '#app/features/lists/list/done-search.ts'
import { sharedListCartPath, sharedListPath } from '#app/features/lists/paths.ts'
import { toList } from '#app/features/lists/shared/load-shared-view.server.ts'
import { SecretMeta } from '#app/features/lists/shared/shared-page.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import { SECRET_PAGE } from '../requests/secret-page.ts'
import type { Route } from './+types/shared-list-bag.ts'
import { addListToCart, loadPiecesToAdd, readFinishes, withOfferedFinish } from './list-to-bag.server.ts'

export const handle: PageHandle = { isUnlisted: true }

const HEADERS = { ...SECRET_PAGE, 'X-Robots-Tag': 'noindex' }

/** Requires a link with prices; otherwise redirects to the page of the link, which shows the reason. */
async function openSharedList(context: Readonly<RouterContextProvider>, token: string) {
  const shared = await context.get(clientsContext).lists.shared(token)
  if (!shared.ok && shared.code !== 'list-not-found') throw data(null, { status: 503, headers: HEADERS })
  if (shared.ok && shared.value.hasPrices) return toList(shared.value)
  throw redirect(localePath(context.get(visitorContext).locale, sharedListPath(token)), {
    status: 303,
    headers: HEADERS,
  })
}

/** Spec §3: offers finishes that the owner has not chosen. */
export async function loader({ context, url, params: { token } }: Route.LoaderArgs) {
  const list = await openSharedList(context, token)
  const { open } = await loadPiecesToAdd(list, { context, url })
  const pieces = withOfferedFinish(open)
  const { locale } = context.get(visitorContext)
  if (pieces.length === 0)
    throw redirect(localePath(locale, sharedListPath(token)), { status: 303, headers: HEADERS })
  return data({ name: list.name ?? '', pieces, token }, { headers: HEADERS })
}

/** Adds the pieces behind a link to the viewer's own bag, in the finishes that they choose; the list is unchanged. */
export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const list = await openSharedList(context, token)
  const toAdd = await loadPiecesToAdd(list, { context, url })
  const form = await readForm(request)
  const { chosen, isComplete } = readFinishes(form, toAdd.open)
  const { locale } = context.get(visitorContext)
  const isStep = form.has(FINISHES_STEP)
  if (!isComplete) {
    if (isStep) return data({ chosen }, { status: 422, headers: HEADERS })
    return redirect(localePath(locale, sharedListCartPath(token)), { status: 303, headers: HEADERS })
  }
  const args = { request, context, url }
  const { report, added, refused, headers } = await addListToCart(args, toAdd, {
    chosen,
    projectOf: () => undefined,
  })
  if (isStep || request.headers.get('accept')?.includes('text/html')) {
    const path = localePath(locale, sharedListPath(token)) + searchAfterAdding({ added, refused })
    return redirect(path, { status: 303, headers })
  }
  return data(report, { headers })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return runAddAction(serverAction)
}

export default function SharedListCart({
  loaderData: { name, pieces, token },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <SecretMeta />
      <FinishesPage
        view={{ pieces, list: { name, path: sharedListPath(token) }, isOwn: false, isSingle: false }}
        action={sharedListCartPath(token)}
        outcome={actionData && !('added' in actionData) ? actionData : null}
      />
    </>
  )
}
