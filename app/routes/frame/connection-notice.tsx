import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useMatches, useNavigation, useRevalidator, useRouteLoaderData } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { cachePage, forgetCachedPages } from '#app/page/connection/cached-pages.ts'
import { heldChanges, loadRouteScripts, sendNow } from '#app/page/connection/held.ts'
import { useHeld } from '#app/page/connection/held-state.ts'
import { useFootLayer } from '#app/ui/behavior/foot-layer.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'

/**
 * Shows at the bottom of each page that there is no connection and how many changes wait for one, and afterwards that
 * they were sent. The bag has its own message.
 */
export function ConnectionNotice() {
  const { changes, isOffline } = useHeld()
  const [wasHeld, setWasHeld] = useState(false)
  const { revalidate } = useRevalidator()
  useStoredChanges()
  useCachedPages()
  const tForm = useTranslations('shell.form')
  const tooLongMessage = useEffectEvent((over: number) => tForm('too-long', { over }))
  useEffect(() => refuseLongPastes((over) => tooLongMessage(over)), [])
  useEffect(() => {
    if (changes.length > 0) setWasHeld(true)
  }, [changes])
  useEffect(() => {
    if (isOffline || !wasHeld) return
    void revalidate()
    const timer = setTimeout(() => setWasHeld(false), SENT_NOTICE_MS)
    return () => clearTimeout(timer)
  }, [isOffline, wasHeld, revalidate])
  if (isOffline) return <OfflineNotice />
  return wasHeld && <SentNotice />
}

/** Routes for changing and showing the bag. */
const CART_ROUTES = ['cart', 'cart-line', 'cart-lines', 'cart-promocodes'].map((name) => `routes/bag/${name}`)
/** Routes that pages fetch by themselves: the router would reload the page if it could not load their scripts. */
const READ_ROUTES = ['visitor/visitor', 'catalogue/recently-viewed', 'search/search-suggestions'].map(
  (name) => `routes/${name}`,
)
/** Routes whose pages are cached. */
const CACHED_ROUTES = { 'routes/catalogue/product': 'piece', 'routes/editorial/post': 'story' } as const

// Must run immediately, since nothing can be loaded without a connection.
heldChanges()
loadRouteScripts([...CART_ROUTES, ...READ_ROUTES, ...Object.keys(CACHED_ROUTES)])

/** How long the message about sent changes is shown. */
const SENT_NOTICE_MS = 6_000

/** Sends waiting changes of the previous document, then revalidates the page. */
function useStoredChanges(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    void heldChanges()
      .sendStored()
      .then((hasSent) => (hasSent ? revalidate() : undefined))
  }, [revalidate])
}

/**
 * Caches pages of pieces and stories for a guest, and reloads a cached one once there is a connection. Pages of
 * customers contain their prices, so the cache is cleared when someone signs in.
 */
function useCachedPages(): void {
  const { revalidate } = useRevalidator()
  const { isCached } = useHeld()
  const wasCached = useRef(false)
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const match = useMatches().at(-1)
  // A page that was refused or not found has no data.
  const id = match?.loaderData === undefined ? null : match.id
  const kind = Object.entries(CACHED_ROUTES).find(([route]) => route === id)?.[1]
  const isCustomer = useRouteLoaderData<{ isSignedIn: boolean }>('routes/shell')?.isSignedIn === true
  useEffect(() => {
    if (wasCached.current && !isCached) void revalidate()
    wasCached.current = isCached
  }, [isCached, revalidate])
  useEffect(() => {
    if (isCustomer) return void forgetCachedPages()
    const title = document.querySelector('h1')?.textContent
    if (kind && title && state === 'idle') void cachePage({ path: pathname, title, kind }, sendNow)
  }, [isCustomer, kind, pathname, state])
}

function OfflineNotice() {
  const t = useTranslations('connection')
  const layer = useFootLayer<HTMLElement>()
  const { changes, isCached } = useHeld()
  const manual = changes.find(({ isManual }) => isManual)
  return (
    <section ref={layer} aria-label={t('title')} className="connection-notice">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-1 px-gutter py-3">
        <p role="status" className="text-small">
          <strong className="block">{t('title')}</strong>
          {manual
            ? t('manual')
            : isCached && changes.length === 0
              ? t('as-stored')
              : t('waiting', { count: changes.length })}
        </p>
        <p className="flex gap-6 text-small">
          <Action onClick={() => heldChanges().retry(manual?.id)}>{t(manual ? 'send' : 'retry')}</Action>
          {changes.length > 0 && (
            <Action
              onClick={() => {
                for (const { id } of manual ? [manual] : changes) heldChanges().discard(id)
              }}
            >
              {t('discard')}
            </Action>
          )}
        </p>
      </div>
    </section>
  )
}

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="min-h-11">
      <span className={TEXT_LINK}>{children}</span>
    </button>
  )
}

function SentNotice() {
  const t = useTranslations('connection')
  const layer = useFootLayer<HTMLElement>()
  return (
    <section ref={layer} aria-label={t('back')} className="connection-notice">
      <p role="status" className="mx-auto max-w-page px-gutter py-3 text-small">
        {t('back')}
      </p>
    </section>
  )
}

/**
 * Reports at a field that a pasted text is too long for it; browsers would truncate it silently. The field is
 * unchanged, and the text is still on the clipboard. `messageFor`: the message for a number of excess characters.
 * Returns a function that removes the listener.
 */
function refuseLongPastes(messageFor: (over: number) => string): () => void {
  const controller = new AbortController()
  const { signal } = controller
  addEventListener(
    'paste',
    (event) => {
      const { target: field, clipboardData } = event
      if (!isTextField(field) || field.maxLength < 0 || event.defaultPrevented) return
      const over = lengthAfterPaste(field, clipboardData?.getData('text/plain') ?? '') - field.maxLength
      if (over <= 0) return
      event.preventDefault()
      field.setCustomValidity(messageFor(over))
      field.reportValidity()
      // The content of the field is valid, so the message must not block the form.
      field.setCustomValidity('')
    },
    { signal },
  )
  return () => controller.abort()
}

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** Returns the length of the value with `pasted` in place of the selection; a line break counts once. */
function lengthAfterPaste(
  { value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement,
  pasted: string,
): number {
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0)
  return value.length - replaced + pasted.replaceAll('\r\n', '\n').length
}
