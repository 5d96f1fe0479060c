import { data } from 'react-router'
import {
  type OpenAccount,
  PRIVATE,
  requireAccount,
} from '#app/features/account/profile/require-account.server.ts'
import { EditListPage } from '#app/features/lists/form/edit-list-page.tsx'
import { editListForm } from '#app/features/lists/form/list-form.ts'
import { loadCovers } from '#app/features/lists/form/load-covers.server.ts'
import { projectOfForm } from '#app/features/lists/form/project-form.ts'
import { listPath, OVERVIEW, SAVED_PATH } from '#app/features/lists/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/edit-list.ts'
import { openList } from './open-list.server.ts'
import { refusedListForm } from './refused-list-form.server.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const list = await openList(account, params.listId)
  // The lists that every customer has are as they are.
  if (list.purpose !== null || list.name === null) throw data(null, { status: 404, headers: PRIVATE })
  const { id, name, description, isPrivate, isOwn, cover, project, version, link } = list
  const covers = await loadCovers(list, context.get(visitorContext), account.clients)
  const edited = { id, name, description, isPrivate, isOwn, cover, project, version, hasLink: link !== null }
  return data({ list: edited, covers }, { headers: PRIVATE })
}

/** Changes or removes a list. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const account = requireAccount({ request, context, url })
  const form = await readForm(request)
  const { locale } = context.get(visitorContext)
  if (form.has('remove')) {
    await remove(account, params.listId)
    const search = new URLSearchParams({ [OVERVIEW.removed]: params.listId })
    return redirect(`${localePath(locale, SAVED_PATH)}?${search}`, { status: 303, headers: PRIVATE })
  }
  const submission = parseForm(form, editListForm)
  if (submission.status !== 'success') return data(submission.reply(), { status: 422, headers: PRIVATE })
  const { version, isPrivate, name, description, cover, ...details } = submission.value
  const { project } = await openList(account, params.listId)
  const changes = { name, description, cover, project: projectOfForm(details, project) }
  const lists = account.clients.lists.of(account.session.accessToken)
  const isOwn = form.has('owner')
  const changed = await lists.change(params.listId, {
    version,
    changes: isOwn ? { ...changes, isPrivate } : changes,
  })
  if (!changed.ok) {
    account.check(changed.code)
    return refusedListForm(submission, changed)
  }
  return redirect(localePath(locale, listPath(params.listId)), { status: 303, headers: PRIVATE })
}

async function remove({ clients, session, check }: OpenAccount, listId: string): Promise<void> {
  const removed = await clients.lists.of(session.accessToken).remove(listId)
  if (removed.ok) return
  check(removed.code)
  throw data(null, { status: removed.code === 'platform-unavailable' ? 503 : 404, headers: PRIVATE })
}

export default function EditList({ loaderData, actionData }: Route.ComponentProps) {
  return <EditListPage {...loaderData} lastResult={actionData ?? null} />
}
