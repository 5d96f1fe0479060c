import { note } from '#app/page/notes.ts'
import { type HeartRefusal, heartRefusal } from './heart-refusal.ts'
import type { ListsPanelState } from './saved-context.ts'

/** `unauthorized`: a guest cannot remove a piece from 'Saved for later', which only customers have. */
export type SavedItemChange = {
  readonly refusal: HeartRefusal | 'unauthorized' | null
  readonly choosesLists: boolean
}

type HeartOutcome = SavedItemChange['refusal'] | 'choose-lists'

/** The last change of each product; the next change is sent after it. */
const lastChanges = new Map<string, Promise<HeartOutcome>>()

export async function submitHeart(
  action: string,
  productId: string,
  isSaved: boolean,
  show: (productId: string, isSaved: boolean, refusal: HeartRefusal | null) => void,
  setPanel: (panel: ListsPanelState) => void,
): Promise<void> {
  const outcome = await sendChange(action, productId, isSaved)
  if (outcome === 'choose-lists') return setPanel({ productId })
  if (outcome === null) return
  const refusal = outcome === 'unauthorized' ? heartRefusal(isSaved ? 'save' : 'remove', null) : outcome
  show(productId, !isSaved, refusal)
}

/** Returns null on success, or if a later change of the product decides what is shown. */
async function sendChange(action: string, productId: string, isSaved: boolean): Promise<HeartOutcome> {
  const previous = lastChanges.get(productId) ?? Promise.resolve()
  const change = previous.then(() => send(action, productId, isSaved))
  lastChanges.set(productId, change)
  const outcome = await change
  return lastChanges.get(productId) === change ? outcome : null
}

async function send(action: string, productId: string, isSaved: boolean): Promise<HeartOutcome> {
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
