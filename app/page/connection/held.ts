import { FAVICON_PATH } from '#domain/house/site-files.ts'
import { findCachedPage } from './cached-pages.ts'
import { publishHeld } from './held-state.ts'
import { createHold, type Hold } from './hold-changes.ts'

const STORAGE_KEY = 'held-changes'

let hold: Hold | null = null

/** `fetch` for requests that do not wait for a connection. */
export const sendNow = window.fetch.bind(window)

/** Returns the queue of changes that wait for a connection; all requests of this document go through it. */
export function heldChanges(): Hold {
  if (hold) return hold
  const created = createHold({
    send: sendNow,
    origin: location.origin,
    isOnline: () => navigator.onLine,
    nowMs: Date.now,
    newId: () => crypto.randomUUID(),
    schedule: (callback, delayMs) => setTimeout(callback, delayMs),
    store: { read: () => withSessionStorage((storage) => storage.getItem(STORAGE_KEY)), write: remember },
    cachedPage: findCachedPage,
    onChange: publishHeld,
  })
  hold = created
  window.fetch = created.fetch
  addEventListener('online', () => void created.retry())
  addEventListener('submit', (event) => sendPlainForm(event, created))
  return created
}

/** Forms that the browser may submit now, and the keys of those that wait until the shop can be reached. */
const released = new WeakSet<HTMLFormElement>()
const waiting = new WeakMap<HTMLFormElement, string>()

/**
 * Without a connection, a form that is not sent by a script would end on the browser's error page, and lose its
 * input. The browser may falsely report that it is online, so a small file is requested first. Submitting a waiting
 * form again retries it.
 */
function sendPlainForm(event: SubmitEvent, created: Hold): void {
  const { target: form, submitter } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  if (released.delete(form) || !targetsThisWindow(form, submitter)) return
  event.preventDefault()
  const key = waiting.get(form)
  if (key !== undefined) return void created.retry(key)
  const url = actionUrl(form, submitter)
  const typed = new FormData(form, submitter)
  const texts = textsOf(typed)
  const body = texts.length > 0 ? new URLSearchParams(texts) : typed
  const sending = created.sendForm(url.pathname, texts, async (id) => {
    waiting.set(form, id)
    await sendNow(FAVICON_PATH, { method: 'HEAD', cache: 'no-store' })
    if (form.isConnected) {
      released.add(form)
      form.requestSubmit(submitter?.isConnected ? submitter : null)
      // A form that has become invalid is not submitted, and may be edited.
      released.delete(form)
    } else {
      await sendNow(url, { method: 'POST', body, headers: { 'idempotency-key': id } })
    }
  })
  void sending.finally(() => waiting.delete(form))
}

/**
 * Whether a form is a POST to a page of the shop in this window. Attributes are read rather than properties, since a
 * field named `method` would shadow the property.
 */
function targetsThisWindow(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method')
  const target = submitter?.getAttribute('formtarget') ?? form.getAttribute('target')
  return method?.toLowerCase() === 'post' && !target && actionUrl(form, submitter).origin === location.origin
}

function actionUrl(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action')
  return new URL(action || location.href, location.href)
}

/** Returns an empty list if the form has a file, which cannot be stored as text. */
function textsOf(body: FormData): [string, string][] {
  const texts: [string, string][] = []
  for (const [name, value] of body) {
    if (typeof value !== 'string') return []
    texts.push([name, value])
  }
  return texts
}

function remember(text: string): void {
  withSessionStorage((storage) => {
    if (text) storage.setItem(STORAGE_KEY, text)
    else storage.removeItem(STORAGE_KEY)
    return null
  })
}

/** Returns null if the browser does not store anything. Changes then wait as long as the document is open. */
function withSessionStorage(use: (storage: Storage) => string | null): string | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

declare global {
  interface Window {
    readonly __reactRouterManifest?: {
      readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>
    }
  }
}

/** Loads the route scripts that a change needs, since without a connection the router would reload the page. */
export function loadRouteScripts(ids: readonly string[]): void {
  for (const id of ids) {
    const script = window.__reactRouterManifest?.routes[id]?.module
    if (script) import(/* @vite-ignore */ script).catch(() => {})
  }
}
