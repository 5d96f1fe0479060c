import { loginPath } from '#app/features/account/paths.ts'
import { toCardView } from '#app/features/catalogue/card/card-view.ts'
import { ProductGrid } from '#app/features/catalogue/card/product-grid.tsx'
import { searchVisitorOf } from '#app/features/catalogue/list/search-visitor.ts'
import { LaterRemoval, LaterSection } from '#app/features/lists/later-section.tsx'
import { readSavedIds } from '#app/features/lists/load-saved-ids.server.ts'
import { SAVED_PATH } from '#app/features/lists/paths.ts'
import { SavedPage } from '#app/features/lists/saved-page.tsx'
import { ConsultationLink } from '#app/features/requests/list-links.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import { today } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import { ok } from '#domain/result.ts'
import type { Route } from './+types/account-lists.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Spec §2: a logged-out visitor is redirected to sign-in. */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const session = context.get(sessionContext)
  const back = localePath(visitor.locale, SAVED_PATH)
  const login = localePath(visitor.locale, loginPath(back))
  if (session === null) throw redirect(login, 303)
  const { customerCart, search } = context.get(clientsContext)
  const [saved, later] = await Promise.all([
    readSavedIds(context, session),
    customerCart.listLater(session.accessToken),
  ])
  const day = today(context)
  const cardsOf = async (ids: readonly string[]) => {
    const found = ids.length === 0 ? ok([]) : await search.findByIds(ids, searchVisitorOf(visitor))
    return found.ok ? found.value.map((card) => toCardView(card, visitor.locale, day)) : null
  }
  const savedIds = saved.ok ? saved.value : []
  const laterIds = later.ok ? later.value.map(({ productId }) => productId) : []
  const [cards, laterCards] = await Promise.all([cardsOf(savedIds), cardsOf(laterIds)])
  const hasFailed = !saved.ok || cards === null
  return { cards: cards ?? [], laterCards: laterCards ?? [], back, hasFailed }
}

export default function AccountLists({ loaderData }: Route.ComponentProps) {
  const { cards, laterCards, back, hasFailed } = loaderData
  return (
    <>
      <SavedPage count={cards.length} hasFailed={hasFailed}>
        <ProductGrid cards={cards} />
      </SavedPage>
      {laterCards.length > 0 && (
        <LaterSection>
          <ProductGrid
            cards={laterCards}
            headingLevel="h3"
            actionOf={({ id, title }) => <LaterRemoval productId={id} title={title} back={back} />}
          />
        </LaterSection>
      )}
      <p className="mx-auto w-full max-w-page px-gutter">
        <ConsultationLink />
      </p>
    </>
  )
}
