import { data } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { ListsOfPage } from '#app/features/lists/panel/lists-of-page.tsx'
import { findNumber } from '#app/features/lists/panel/load-panel.server.ts'
import { noteOf, type PanelNote } from '#app/features/lists/panel/panel-change.ts'
import { readPanelChange } from '#app/features/lists/panel/read-change.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/lists-of-product.ts'
import { changePanel, openPanel } from './open-panel.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: ['variant'] }

/** The lists of a product as a page, for browsers without JavaScript. A guest signs in first. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const number = await findNumber(clients, params.slug, context.get(visitorContext))
  if (number === null) return missingPage(context)
  const panel = await openPanel({ context, session, number, url })
  if (panel.ok) return data({ view: panel.value }, { headers: PRIVATE })
  if (check(panel.code) === 'product-not-found') return missingPage(context)
  throw data(null, { status: 503, headers: PRIVATE })
}

/** Makes one change. The page then says what became of it, and how to undo it. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const form = await readForm(request)
  const read = readPanelChange(form)
  if (!read.ok) {
    if (read.code === 'malformed') throw data(null, { status: 400, headers: PRIVATE })
    const note: PanelNote = { kind: 'failed', refusal: read.code, change: null }
    return data({ list: String(form.get('list')), isNew: false, note }, { status: 422, headers: PRIVATE })
  }
  const change = read.value
  const number = await findNumber(clients, params.slug, context.get(visitorContext))
  if (number === null) throw data(null, { status: 404, headers: PRIVATE })
  const { refusal, lists } = await changePanel({ context, session, number, url }, change)
  const note = noteOf(change, refusal && check(refusal))
  const isNew = change.intent === 'create' && !lists?.lists.some(({ id }) => id === change.list)
  return data({ list: change.list, isNew, note }, { status: refusal ? 422 : 200, headers: PRIVATE })
}

export default function ListsOfProduct({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const notes = new Map<string, PanelNote>()
  if (actionData) notes.set(actionData.isNew ? view.newList : actionData.list, actionData.note)
  return <ListsOfPage initial={{ view, notes }} />
}
