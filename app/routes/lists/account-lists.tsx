import { Suspense, useState } from 'react'
import { data } from 'react-router'
import { z } from 'zod'
import { loginPath } from '#app/features/account/paths.ts'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import { toCardView } from '#app/features/catalogue/card/card-view.ts'
import { ProductGrid } from '#app/features/catalogue/card/product-grid.tsx'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { useListErrors } from '#app/features/lists/form/use-list-errors.ts'
import { readGuestSaves } from '#app/features/lists/guest-saves.ts'
import { Undo } from '#app/features/lists/list/undo.tsx'
import { loadOverview } from '#app/features/lists/overview/load-overview.server.ts'
import { OverviewPage } from '#app/features/lists/overview/overview-page.tsx'
import { parseOverviewState } from '#app/features/lists/overview/overview-view.ts'
import {
  listPath,
  NEW_LIST_PATH,
  OVERVIEW,
  SAVED_ITEM_BACK,
  SAVED_ITEMS_PATH,
  SAVED_PATH,
} from '#app/features/lists/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { today } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { buttonLook, LinkButton } from '#app/ui/button.tsx'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { clientsContext, houseContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { parsePage } from '#domain/catalogue/paging.ts'
import { isShown } from '#domain/list/overview.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/account-lists.ts'
import { toListViewer } from './list-viewer.server.ts'

export const handle: PageHandle = { isUnlisted: true, parameters: Object.values(OVERVIEW) }

const NewListPanel = lazyLayer(
  async () => (await import('#app/features/lists/overview/new-list-panel.tsx')).NewListPanel,
)

/** Loads the pieces that a guest has saved in this browser, and whether saving another one was refused. */
async function loadGuestSaves({
  request,
  context,
  url,
}: Pick<Route.LoaderArgs, 'request' | 'context' | 'url'>) {
  const visitor = context.get(visitorContext)
  const found = await context
    .get(clientsContext)
    .search.findByIds(readGuestSaves(request.headers.get('cookie')), toSearchVisitor(visitor))
  const cards = found.ok ? found.value.map((card) => toCardView(card, visitor.locale, today(context))) : []
  return data({ guest: { cards, isFull: url.searchParams.has('refused') } }, { headers: PRIVATE })
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (context.get(sessionContext) === null) return loadGuestSaves({ request, context, url })
  const { session, clients, check } = requireAccount({ request, context, url })
  const lists = clients.lists.of(session.accessToken)
  const all = await lists.all()
  if (!all.ok) {
    check(all.code)
    throw data(null, { status: 503, headers: PRIVATE })
  }
  const { timeZone } = context.get(houseContext)
  const overview = await loadOverview(
    { summaries: all.value.filter(isShown), findPieces: (ids) => lists.pieces({ list: [...ids] }) },
    parseOverviewState(url.searchParams, parsePage(url.searchParams.get(OVERVIEW.page))),
    { ...toListViewer(context), timeZone },
    clients,
  )
  const removed = z.uuid().safeParse(url.searchParams.get(OVERVIEW.removed)).data ?? null
  return data({ overview, removed }, { headers: PRIVATE })
}

const restoreForm = z.object({ restore: z.uuid() })

/** Restores a removed list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const form = restoreForm.safeParse(Object.fromEntries(await readForm(request)))
  if (!form.success) throw data(null, { status: 400 })
  const { restore } = form.data
  const restored = await clients.lists.of(session.accessToken).restore(restore)
  if (!restored.ok) {
    check(restored.code)
    return data({ code: restored.code }, { status: 422, headers: PRIVATE })
  }
  const path = localePath(context.get(visitorContext).locale, listPath(restore))
  return redirect(path, { status: 303, headers: PRIVATE })
}

export default function AccountLists({ loaderData, actionData }: Route.ComponentProps) {
  if ('guest' in loaderData) return <GuestSavesPage {...loaderData.guest} />
  const { overview, removed } = loaderData
  return (
    <OverviewPage
      overview={overview}
      newList={<NewListButton />}
      notice={removed && <RemovedListNotice id={removed} refusal={actionData?.code ?? null} />}
    />
  )
}

/** Offers to restore a list that was just removed. */
function RemovedListNotice({ id, refusal }: { id: string; refusal: string | null }) {
  const t = useTranslations('lists.overview')
  const errorsOf = useListErrors()
  return (
    <div className="mb-8 grid gap-3">
      <Undo fields={{ restore: id }} isFresh={refusal === null}>
        {t('removed-unnamed')}
      </Undo>
      {refusal && <Notice tone="refusal">{errorsOf([refusal])[0]}</Notice>}
    </div>
  )
}

/** The button links to the page of the form if there is no JavaScript. */
function NewListButton() {
  const t = useTranslations('lists.overview')
  const [newId, setNewId] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Link
        href={NEW_LIST_PATH}
        className={buttonLook({})}
        onClick={(event) => {
          event.preventDefault()
          setNewId(crypto.randomUUID())
          setIsOpen(true)
        }}
      >
        {t('new')}
      </Link>
      {newId !== null && (
        <Suspense>
          <NewListPanel key={newId} newId={newId} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Pieces saved in a guest's browser, with a link for saving them in an account. */
function GuestSavesPage({ cards, isFull }: { cards: readonly CardView[]; isFull: boolean }) {
  const t = useTranslations('lists.guest')
  const tErrors = useTranslations('errors.lists')
  const localePath = useLocalePath()
  return (
    <div className="mx-auto grid max-w-page gap-8 px-gutter py-10 md:py-16">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid justify-items-start gap-4">
        <h1 className="font-display text-display">{t('title')}</h1>
        <p className="max-w-measure text-muted">{t(cards.length > 0 ? 'text' : 'empty')}</p>
        {isFull && <Notice tone="refusal">{tErrors('list-full')}</Notice>}
        <LinkButton href={loginPath(localePath(SAVED_PATH))} data-document rel="nofollow">
          {t('sign-in')}
        </LinkButton>
      </div>
      <ProductGrid cards={cards} isFirstInPage actionOf={(card) => <RemoveForm card={card} />} />
    </div>
  )
}

/** Shown in browsers without JavaScript, in which the heart does not show that the piece is saved. */
function RemoveForm({ card: { id, title } }: { card: CardView }) {
  const t = useTranslations('lists.guest')
  const localePath = useLocalePath()
  return (
    <form method="post" action={localePath(SAVED_ITEMS_PATH)} className="hidden scriptless:block">
      <input type="hidden" name={SAVED_ITEM_BACK} value={localePath(SAVED_PATH)} />
      <button
        type="submit"
        name="remove"
        value={id}
        aria-label={t('remove-label', { title })}
        className="min-h-11 text-small"
      >
        <span className={TEXT_LINK}>{t('remove')}</span>
      </button>
    </form>
  )
}
