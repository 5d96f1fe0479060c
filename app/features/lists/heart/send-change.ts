import { note } from '#app/page/notes.ts'
import { type HeartRefusal, heartRefusal } from './heart-refusal.ts'
import type { OpenedPanel } from './saved-context.ts'

/** `unauthorized`: only a customer has such a list. */
export type SavedItemChange = {
  readonly refusal: HeartRefusal | 'unauthorized' | null
  readonly choosesLists: boolean
}

type Next = SavedItemChange['refusal'] | 'choose-lists'

/** The last change of each product; the next one is sent after it. */
const last = new Map<string, Promise<Next>>()

export async function followHeart(
  action: string,
  productId: string,
  isSaved: boolean,
  show: (productId: string, isSaved: boolean, refusal: HeartRefusal | null) => void,
  setPanel: (panel: OpenedPanel) => void,
): Promise<void> {
  const next = await sendChange(action, productId, isSaved)
  if (next === 'choose-lists') return setPanel({ productId })
  if (next === null) return
  show(productId, !isSaved, next === 'unauthorized' ? heartRefusal(isSaved ? 'save' : 'remove', null) : next)
}

/** `isSaved`: the requested state. Null on success, or if a later change of the product decides what is shown. */
async function sendChange(action: string, productId: string, isSaved: boolean): Promise<Next> {
  const change = (last.get(productId) ?? Promise.resolve()).then(() => send(action, productId, isSaved))
  last.set(productId, change)
  const next = await change
  return last.get(productId) === change ? next : null
}

async function send(action: string, productId: string, isSaved: boolean): Promise<Next> {
  const intent = isSaved ? 'save' : 'remove'
  const headers = { accept: 'application/json' }
  const body = new URLSearchParams([[intent, productId]])
  try {
    const response = await fetch(action, { method: 'POST', headers, body, keepalive: true })
    const { refusal, choosesLists } = (await response.json()) as SavedItemChange
    if (refusal === null && !choosesLists) note({ kind: 'saved', productId, isSaved })
    return choosesLists ? 'choose-lists' : refusal
  } catch {
    return heartRefusal(intent, null)
  }
}
