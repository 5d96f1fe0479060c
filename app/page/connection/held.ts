import { publishHeld } from './held-state.ts'
import { createHold, type Hold } from './hold-changes.ts'

const STORED = 'held-changes'

let hold: Hold | null = null

/** The changes of this document that wait for the connection; everything that it sends goes through it. */
export function heldChanges(): Hold {
  if (hold) return hold
  const made = createHold({
    send: window.fetch.bind(window),
    origin: location.origin,
    isOnline: () => navigator.onLine,
    nowMs: Date.now,
    newId: () => crypto.randomUUID(),
    schedule: (callback, delayMs) => setTimeout(callback, delayMs),
    store: { read: () => inSession((storage) => storage.getItem(STORED)), write: remember },
    onChange: publishHeld,
  })
  hold = made
  window.fetch = made.fetch
  addEventListener('online', () => void made.retry())
  addEventListener('submit', (event) => holdPlainForm(event, made))
  return made
}

/** A form that no script sends would end on the browser's own page, with what was typed. */
function holdPlainForm(event: SubmitEvent, { holdForm }: Hold): void {
  const { target: form, submitter } = event
  if (event.defaultPrevented || navigator.onLine || !(form instanceof HTMLFormElement)) return
  if (form.method !== 'post') return
  event.preventDefault()
  holdForm(new URL(form.action).pathname, () => {
    if (!navigator.onLine) throw new TypeError('No connection')
    if (form.isConnected) form.requestSubmit(submitter)
  })
}

function remember(text: string): void {
  inSession((storage) => {
    if (text) storage.setItem(STORED, text)
    else storage.removeItem(STORED)
    return null
  })
}

/** Null where a browser stores nothing: then changes wait as long as the document is open. */
function inSession(use: (storage: Storage) => string | null): string | null {
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

/** Loads the scripts of routes that a change needs, since without a connection the router would load the page again. */
export function loadRouteScripts(ids: readonly string[]): void {
  for (const id of ids) {
    const script = window.__reactRouterManifest?.routes[id]?.module
    if (script) import(/* @vite-ignore */ script).catch(() => {})
  }
}
