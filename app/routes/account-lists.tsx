import { redirect } from 'react-router'
import { toCardView } from '#app/features/catalogue/card/card-view.ts'
import { ProductGrid } from '#app/features/catalogue/card/product-grid.tsx'
import { searchVisitorOf } from '#app/features/catalogue/list/search-visitor.ts'
import { SaveButton } from '#app/features/lists/save-button.tsx'
import { SavedPage } from '#app/features/lists/saved-page.tsx'
import { SAVED_PATH } from '#app/features/lists/saved-paths.ts'
import { now } from '#app/request/clock.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/request/context.ts'
import type { PageHandle } from '#app/request/page-handle.ts'
import { localePath } from '#domain/locale.ts'
import type { Route } from './+types/account-lists.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Spec §2: a logged-out visitor is asked to sign in instead. */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const session = context.get(sessionContext)
  const back = localePath(visitor.locale, SAVED_PATH)
  const login = `${localePath(visitor.locale, '/login')}?${new URLSearchParams({ callback: back })}`
  if (session === null) throw redirect(login, 303)
  const { savedItems, search } = context.get(clientsContext)
  const saved = await savedItems.list(session.accessToken)
  if (!saved.ok) return { cards: [], savedIds: [], back, hasFailed: true }
  const found = await search.findByIds(saved.value, searchVisitorOf(visitor))
  const moment = now()
  const cards = found.ok ? found.value.map((card) => toCardView(card, visitor.country, moment)) : []
  return { cards, savedIds: saved.value, back, hasFailed: !found.ok }
}

export default function AccountLists({ loaderData }: Route.ComponentProps) {
  const { cards, savedIds, back, hasFailed } = loaderData
  return (
    <SavedPage count={cards.length} hasFailed={hasFailed}>
      <ProductGrid
        cards={cards}
        actionOf={({ id, title }) => (
          <SaveButton productId={id} title={title} back={back} savedIds={savedIds} />
        )}
      />
    </SavedPage>
  )
}
