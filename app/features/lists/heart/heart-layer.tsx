import { type FormEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { HeartContext } from '#app/page/heart.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { SAVED_ITEM_BACK, SAVED_ITEMS_PATH } from '../paths.ts'
import { Heart } from './heart.tsx'
import { HEART_REFUSALS, type HeartRefusal, readHeartRefusal } from './heart-refusal.ts'
import { HEART_FORM, type OpenedPanel, type Saved, SavedContext } from './saved-context.ts'

const HeartPanel = lazyLayer(async () => (await import('./heart-panel.tsx')).HeartPanel)

/** What the customer has done with a heart of this document, and why it was refused. */
type Change = { readonly isSaved: boolean; readonly refusal: HeartRefusal | null }

/**
 * The hearts of a page: what they show, and the one form that they submit. A guest is prompted to sign in (Spec §6); a
 * customer stays where they are, and can choose lists. Without JavaScript the form loads the page again, at the heart. Of
 * what follows a tap nothing is loaded before it.
 */
export function HeartLayer({
  savedIds,
  children,
}: {
  /** The customer's saved products when the document was loaded; null for a guest. */
  savedIds: readonly string[] | null
  children: ReactNode
}) {
  const action = useLocalePath()(SAVED_ITEMS_PATH)
  const { pathname, search } = useLocation()
  const [changes, setChanges] = useState(() => refusedBefore(savedIds ? search : ''))
  const [panel, setPanel] = useState<OpenedPanel>()
  useFaultWords(savedIds !== null)

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
    const prompt = { productId, label: heart.ariaLabel }
    if (!savedIds) return setPanel(prompt)
    show(productId, isSaved)
    await import('./send-change.ts').then(
      ({ followHeart }) => followHeart(action, prompt, isSaved, show, setPanel),
      () => show(productId, !isSaved, isSaved ? 'list-add-failed' : 'list-remove-failed'),
    )
  }

  useEffect(() => {
    if (location.hash.startsWith('#heart-')) void import('./place.ts').then((place) => place.returnToPlace())
  }, [])

  return (
    <HeartContext value={Heart}>
      <SavedContext value={shownHearts(savedIds, changes, setPanel)}>{children}</SavedContext>
      <form id={HEART_FORM} method="post" action={action} onSubmit={submit} hidden>
        <input type="hidden" name={SAVED_ITEM_BACK} value={pathname + search} />
      </form>
      {panel && (
        <Suspense>
          <HeartPanel panel={panel} action={action} show={show} setPanel={setPanel} />
        </Suspense>
      )}
    </HeartContext>
  )
}

/** A refusal is shown without another page, so the document of a customer must carry its words (decision 0010). */
function useFaultWords(isCustomer: boolean): void {
  const t = useTranslations('lists')
  const errors = useTranslations('errors.lists')
  if (!isCustomer) return
  for (const refusal of HEART_REFUSALS) errors.has(refusal)
  for (const advice of ['make-room', 'try-again'] as const) t.has(advice)
}

/** What a heart was refused without JavaScript, according to the address. */
function refusedBefore(search: string): ReadonlyMap<string, Change> {
  const before = readHeartRefusal(search)
  if (before === null) return new Map()
  const { productId, refusal } = before
  return new Map([[productId, { isSaved: refusal === 'list-remove-failed', refusal }]])
}

function shownHearts(
  savedIds: readonly string[] | null,
  changes: ReadonlyMap<string, Change>,
  openLists: (panel: OpenedPanel) => void,
): Saved {
  const ids = savedIds && new Set(savedIds)
  for (const [id, { isSaved }] of changes) {
    if (isSaved) ids?.add(id)
    else ids?.delete(id)
  }
  return { ids, refusalOf: (id) => changes.get(id)?.refusal ?? null, openLists }
}
