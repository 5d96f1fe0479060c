import { type HeartRefusal, heartRefusal } from './heart-refusal.ts'

/** The response to a heart; `unauthorized`: the session has ended. */
export type SavedItemChange = { readonly refusal: HeartRefusal | 'unauthorized' | null }

type Refusal = SavedItemChange['refusal']

/** The last change of each product, after which its next one is sent. */
const last = new Map<string, Promise<Refusal>>()

/**
 * Saves or removes a product. Null once that is done, or if another change of it has followed, which decides what is
 * shown.
 */
export async function sendChange(
  action: string,
  productId: string,
  intent: 'save' | 'remove',
): Promise<Refusal> {
  const change = (last.get(productId) ?? Promise.resolve()).then(() => send(action, productId, intent))
  last.set(productId, change)
  const refusal = await change
  return last.get(productId) === change ? refusal : null
}

async function send(action: string, productId: string, intent: 'save' | 'remove'): Promise<Refusal> {
  const headers = { accept: 'application/json' }
  const body = new URLSearchParams([[intent, productId]])
  try {
    const response = await fetch(action, { method: 'POST', headers, body, keepalive: true })
    const { refusal } = (await response.json()) as SavedItemChange
    return refusal
  } catch {
    return heartRefusal(intent, null)
  }
}
