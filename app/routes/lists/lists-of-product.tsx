import { data, useLocation } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { findProductNumber } from '#app/features/lists/panel/load-panel.server.ts'
import { PanelBody } from '#app/features/lists/panel/panel-body.tsx'
import { type PanelNote, toPanelNote } from '#app/features/lists/panel/panel-change.ts'
import { PanelCount } from '#app/features/lists/panel/panel-count.tsx'
import { readPanelChange } from '#app/features/lists/panel/read-change.server.ts'
import { type InitialPanel, usePanelChanges } from '#app/features/lists/panel/use-panel-changes.ts'
import { listsPanelPath } from '#app/features/lists/paths.ts'
import { productPath } from '#app/features/product/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import { idNumber } from '#domain/ids.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/lists-of-product.ts'
import { changePanel, openPanel } from './open-panel.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: ['variant'] }

/** Used by browsers without JavaScript. A guest signs in first. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const number = await findProductNumber(clients, params.slug, context.get(visitorContext))
  if (number === null) return missingPage(context)
  const panel = await openPanel({ context, session, number, url })
  if (panel.ok) return data({ view: panel.value }, { headers: PRIVATE })
  if (check(panel.code) === 'product-not-found') return missingPage(context)
  throw data(null, { status: 503, headers: PRIVATE })
}

/** The page then shows the outcome, with a way to undo it. */
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
  const number = await findProductNumber(clients, params.slug, context.get(visitorContext))
  if (number === null) throw data(null, { status: 404, headers: PRIVATE })
  const { refusal, lists } = await changePanel({ context, session, number, url }, change)
  const note = toPanelNote(change, refusal && check(refusal))
  const isNew = change.intent === 'create' && !lists?.lists.some(({ id }) => id === change.list)
  return data({ list: change.list, isNew, note }, { status: refusal ? 422 : 200, headers: PRIVATE })
}

export default function ListsOfProduct({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const notes = new Map<string, PanelNote>()
  if (actionData) notes.set(actionData.isNew ? view.newList : actionData.list, actionData.note)
  return <ListsOfPage initial={{ view, notes }} />
}

/** The content of the panel, for browsers without JavaScript. */
function ListsOfPage({ initial }: { initial: InitialPanel }) {
  const t = useTranslations('lists.panel')
  const { pathname, search } = useLocation()
  const { piece } = initial.view
  const variant = piece.variantId && idNumber(piece.variantId)
  const url = useLocalePath()(listsPanelPath(idNumber(piece.id), variant))
  const changes = usePanelChanges({ url, initial, onUnauthorized: () => location.reload() })
  const view = changes.view ?? initial.view
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-section">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid max-w-measure gap-8">
        <h1 className="font-display text-display">{t('title')}</h1>
        <div>
          <PanelBody view={view} changes={changes} action={pathname + search} />
        </div>
        <PanelCount view={view} />
        <LinkButton href={productPath(piece.handle)} width="full">
          {t('back')}
        </LinkButton>
      </div>
    </div>
  )
}
