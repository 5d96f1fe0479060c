import type { ChatPicture } from '#contracts/chat.ts'
import type { ChatErrorCode } from '#contracts/chat-calls.ts'
import type { ChatOutcome, ChatView } from '../chat-view.ts'
import { CHAT_INTENT } from '../paths.ts'

const UNAVAILABLE = { ok: false, code: 'chat-unavailable' } as const

export const readChat = (url: string) => fetchJson<ChatView>(url)

/** Never rejects: a failed connection has an outcome, too. */
export async function sendChatAction(
  url: string,
  intent: 'message' | 'request' | 'typing' | 'read' | 'transcript',
  fields: Readonly<Record<string, string | null>> = {},
): Promise<ChatOutcome> {
  const body = new URLSearchParams({ [CHAT_INTENT]: intent })
  for (const [name, value] of Object.entries(fields)) if (value !== null) body.set(name, value)
  const response = await fetch(url, { method: 'POST', body }).catch(() => null)
  const outcome = await response?.json().catch(() => null)
  return outcome && 'ok' in outcome ? outcome : UNAVAILABLE
}

type UploadResult = { ok: true; value: ChatPicture } | { ok: false; code: ChatErrorCode }

export async function uploadPicture(url: string, file: File): Promise<UploadResult> {
  const headers = { 'content-type': 'application/octet-stream' }
  const response = await fetch(url, { method: 'POST', body: file, headers }).catch(() => null)
  if (response?.status === 413) return { ok: false, code: 'picture-too-large' }
  const outcome = await response?.json().catch(() => null)
  return outcome && 'ok' in outcome ? outcome : UNAVAILABLE
}

/** Returns null if the request fails, or the response is not JSON. */
export async function fetchJson<Value>(url: string): Promise<Value | null> {
  const response = await fetch(url).catch(() => null)
  return response?.ok ? response.json().catch(() => null) : null
}
