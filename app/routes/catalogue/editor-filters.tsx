import { data } from 'react-router'
import { EditorFiltersPage } from '#app/features/catalogue/editors/editor-filters-page.tsx'
import { loadEditorFilters } from '#app/features/catalogue/editors/load-editor-filters.server.ts'
import { withoutEmptyFields } from '#app/features/catalogue/list/empty-fields.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { today } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { BarePage } from '#app/ui/page/bare-page.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/editor-filters.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Spec §2: without header, footer and chat. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const filled = withoutEmptyFields(url)
  if (filled !== null) throw redirect(filled)
  const { search } = context.get(clientsContext)
  const view = await loadEditorFilters(search, url.searchParams, context.get(visitorContext), today(context))
  if (!view.ok) throw data(null, { status: 503 })
  return { view: view.value }
}

export default function EditorFiltersRoute({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <BarePage width="page">
      <EditorFiltersPage view={view} />
    </BarePage>
  )
}
