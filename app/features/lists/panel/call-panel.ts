import { note } from '#app/page/notes.ts'
import { globalId } from '#domain/ids.ts'
import { fieldsOf, type PanelChange, type PanelRefusal, type PanelReply } from './panel-change.ts'
import type { PanelView } from './panel-view.ts'

const HEADERS = { accept: 'application/json' }

/** Returns null if it cannot be loaded. */
export async function fetchPanel(address: string): Promise<PanelView | 'unauthorized' | null> {
  try {
    const response = await fetch(address, { headers: HEADERS })
    if (response.status === 401) return 'unauthorized'
    return response.ok ? ((await response.json()) as PanelView) : null
  } catch {
    return null
  }
}

export async function sendPanelChange(address: string, change: PanelChange): Promise<PanelReply> {
  const body = new URLSearchParams(fieldsOf(change))
  try {
    const response = await fetch(address, { method: 'POST', headers: HEADERS, body, keepalive: true })
    const reply = (await response.json()) as PanelReply
    if (reply.refusal === null) noteSaved(address, change)
    return reply
  } catch {
    return { refusal: unsent(change.intent), lists: null, isOffline: true }
  }
}

/** The URL of the panel contains the number of its product. */
function noteSaved(address: string, { intent }: PanelChange): void {
  const [, number] = /\/panel\/(\d+)/.exec(address) ?? []
  const isChosen = intent === 'add' || intent === 'restore' || intent === 'create' || intent === 'remove'
  if (number === undefined || !isChosen) return
  note({ kind: 'saved', productId: globalId('Product', number), isSaved: intent !== 'remove' })
}

function unsent(intent: PanelChange['intent']): PanelRefusal {
  if (intent === 'add' || intent === 'restore') return 'list-add-failed'
  return intent === 'remove' ? 'list-remove-failed' : 'connection-lost'
}
