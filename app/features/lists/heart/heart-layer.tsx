import { type FormEvent, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { HeartContext } from '#app/page/heart.ts'
import { onFirstIntent } from '#app/ui/behavior/first-intent.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { pageCookies } from '#app/visitor/cookies/page-cookies.ts'
import { readGuestSaves } from '../guest-saves.ts'
import { SAVED_ITEM_BACK, SAVED_ITEMS_PATH } from '../paths.ts'
import { Heart } from './heart.tsx'
import { HEART_REFUSALS, type HeartRefusal, readHeartRefusal } from './heart-refusal.ts'
import { HEART_FORM, type ListsPanelState, SavedContext, type SavedPieces } from './saved-context.ts'

const HeartPanel = lazyLayer(async () => (await import('./heart-panel.tsx')).HeartPanel)

type Change = { readonly isSaved: boolean; readonly refusal: HeartRefusal | null }

/**
 * Renders hearts with the one form they share. Pages are the same for all guests, so a guest's hearts, saved in the
 * browser, are filled in after the page has loaded. A customer can choose lists. Without JavaScript the form reloads
 * the page at the heart. The code that handles clicks loads with the first interaction.
 */
export function HeartLayer({
  savedIds,
  children,
}: {
  /** The saved products at the time the document was loaded; null for a guest. */
  savedIds: readonly string[] | null
  children: ReactNode
}) {
  const action = useLocalePath()(SAVED_ITEMS_PATH)
  const { pathname, search } = useLocation()
  const [changes, setChanges] = useState(() => readInitialChanges(savedIds ? search : ''))
  const [guestIds, setGuestIds] = useState<readonly string[]>(NOTHING_SAVED)
  const [panel, setPanel] = useState<ListsPanelState>()
  usePreparedErrors(savedIds !== null)

  function show(productId: string, isSaved: boolean, refusal: HeartRefusal | null = null): void {
    setChanges((before) => new Map(before).set(productId, { isSaved, refusal }))
  }

  async function submit(event: FormEvent): Promise<void> {
    const { nativeEvent } = event
    const heart = nativeEvent instanceof SubmitEvent && nativeEvent.submitter
    if (!(heart instanceof HTMLButtonElement)) return
    event.preventDefault()
    const { value: productId, name } = heart
    const isSaved = name === 'save'
    show(productId, isSaved)
    await loadChange().then(
      ({ submitHeart }) => submitHeart(action, productId, isSaved, show, setPanel),
      () => show(productId, !isSaved, isSaved ? 'list-add-failed' : 'list-remove-failed'),
    )
  }

  const isGuest = savedIds === null
  useEffect(() => {
    const stored = isGuest ? readGuestSaves(pageCookies()) : []
    // An urgent update would make React discard the server's HTML before hydration, with a layout shift.
    startTransition(() => setGuestIds(stored.length > 0 ? stored : NOTHING_SAVED))
  }, [isGuest])
  useEffect(() => onFirstIntent(() => void loadChange().catch(() => {})), [])
  useEffect(() => {
    if (location.hash.startsWith('#heart-'))
      void import('./restore-heart-focus.ts').then(({ restoreHeartFocus }) => restoreHeartFocus())
  }, [])

  return (
    <HeartContext value={Heart}>
      <SavedContext value={toSavedPieces({ savedIds, guestIds }, changes, setPanel)}>{children}</SavedContext>
      <form id={HEART_FORM} method="post" action={action} onSubmit={submit} hidden>
        <input type="hidden" name={SAVED_ITEM_BACK} value={pathname + search} />
      </form>
      {panel && (
        <Suspense>
          <HeartPanel panel={panel} show={show} setPanel={setPanel} />
        </Suspense>
      )}
    </HeartContext>
  )
}

const NOTHING_SAVED: readonly string[] = []

const loadChange = () => import('./send-change.ts')

/**
 * A refusal is shown without another page load, so the document of a customer must include its messages (decision
 * 0010).
 */
function usePreparedErrors(isCustomer: boolean): void {
  const t = useTranslations('lists')
  const tErrors = useTranslations('errors.lists')
  if (!isCustomer) return
  for (const refusal of HEART_REFUSALS) tErrors.has(refusal)
  for (const advice of ['make-room', 'try-again'] as const) t.has(advice)
}

/** Reads the refusal of a heart that was submitted without JavaScript from the URL. */
function readInitialChanges(search: string): ReadonlyMap<string, Change> {
  const before = readHeartRefusal(search)
  if (before === null) return new Map()
  const { productId, refusal } = before
  return new Map([[productId, { isSaved: refusal === 'list-remove-failed', refusal }]])
}

function toSavedPieces(
  { savedIds, guestIds }: { savedIds: readonly string[] | null; guestIds: readonly string[] },
  changes: ReadonlyMap<string, Change>,
  openLists: (panel: ListsPanelState) => void,
): SavedPieces {
  const ids = new Set(savedIds ?? guestIds)
  for (const [id, { isSaved }] of changes) {
    if (isSaved) ids.add(id)
    else ids.delete(id)
  }
  return {
    ids,
    isCustomer: savedIds !== null,
    refusalOf: (id) => changes.get(id)?.refusal ?? null,
    openLists,
  }
}
