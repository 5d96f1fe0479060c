import { note } from '#app/page/notes.ts'
import { globalId } from '#domain/ids.ts'
import { fieldsOf, type PanelChange, type PanelRefusal, type PanelReply } from './panel-change.ts'
import type { PanelView } from './panel-view.ts'

const HEADERS = { accept: 'application/json' }

/** Returns null if the panel cannot be loaded. */
export async function fetchPanel(url: string): Promise<PanelView | 'unauthorized' | null> {
  try {
    const response = await fetch(url, { headers: HEADERS })
    if (response.status === 401) return 'unauthorized'
    return response.ok ? ((await response.json()) as PanelView) : null
  } catch {
    return null
  }
}

export async function sendPanelChange(url: string, change: PanelChange): Promise<PanelReply> {
  const body = new URLSearchParams(fieldsOf(change))
  try {
    const response = await fetch(url, { method: 'POST', headers: HEADERS, body, keepalive: true })
    const reply = (await response.json()) as PanelReply
    if (reply.refusal === null) noteSaved(url, change)
    return reply
  } catch {
    return { refusal: connectionRefusal(change.intent), lists: null, isOffline: true }
  }
}

/** The URL of the panel contains the number of its product. */
function noteSaved(url: string, { intent }: PanelChange): void {
  const [, number] = /\/panel\/(\d+)/.exec(url) ?? []
  const affectsSaved = intent === 'add' || intent === 'restore' || intent === 'create' || intent === 'remove'
  if (number === undefined || !affectsSaved) return
  note({ kind: 'saved', productId: globalId('Product', number), isSaved: intent !== 'remove' })
}

function connectionRefusal(intent: PanelChange['intent']): PanelRefusal {
  if (intent === 'add' || intent === 'restore') return 'list-add-failed'
  return intent === 'remove' ? 'list-remove-failed' : 'connection-lost'
}
