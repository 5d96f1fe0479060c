import { data } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { listSharePath, SAVED_PATH } from '#app/features/lists/paths.ts'
import { changeSharing } from '#app/features/lists/share/change-sharing.server.ts'
import { SHARE_CHANGES, SHARE_DONE, shareForm } from '#app/features/lists/share/share-form.ts'
import { SharePage } from '#app/features/lists/share/share-page.tsx'
import { toShareView } from '#app/features/lists/share/share-view.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/share.ts'
import { customerName } from './customer-name.server.ts'
import { openList } from './open-list.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: [SHARE_DONE] }

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const list = await openList(account, params.listId)
  // The lists that every customer has are for themselves.
  if (list.purpose !== null) throw data(null, { status: 404, headers: PRIVATE })
  const { locale } = context.get(visitorContext)
  const { timeZone } = context.get(houseContext)
  const name = list.ownerName === '' ? await customerName(account) : ''
  const view = toShareView(list, { origin: url.origin, locale, name, timeZone })
  const done = SHARE_CHANGES.find((change) => change === url.searchParams.get(SHARE_DONE)) ?? null
  return data({ view, done }, { headers: PRIVATE })
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const form = shareForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const { locale } = context.get(visitorContext)
  const lists = clients.lists.of(session.accessToken)
  const refused = await changeSharing(form.data, { lists, listId: params.listId, locale })
  if (refused === 'unauthorized') return check(refused)
  if (refused) return data(refused, { status: 422, headers: PRIVATE })
  const { intent } = form.data
  const path = intent === 'leave' ? SAVED_PATH : listSharePath(params.listId)
  const search = intent === 'leave' ? '' : `?${new URLSearchParams({ [SHARE_DONE]: intent })}`
  return redirect(`${localePath(locale, path)}${search}`, { status: 303, headers: PRIVATE })
}

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  return <SharePage {...loaderData} refused={actionData ?? null} />
}
