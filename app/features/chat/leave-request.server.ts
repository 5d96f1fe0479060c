import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { ChatConversation } from '#contracts/chat.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { REQUEST_LENGTHS } from '#contracts/request.ts'
import type { ChatOfVisitor } from './caller.server.ts'
import type { ChatOutcome } from './chat-view.ts'

const left = z.object({ id: z.uuid(), text: z.string(), name: z.string(), email: z.string() })
const FIELDS = { name: 'name', email: 'email', 'fields.message': 'text' } as const

/**
 * Outside of the hours, what a visitor writes, with what they have had no reply to, becomes a request to the house. Sent again with its
 * id, it is one request.
 */
export async function leaveRequest(
  { chat }: ChatOfVisitor,
  { request, context, form }: { request: Request; context: Readonly<RouterContextProvider>; form: FormData },
): Promise<ChatOutcome> {
  const sent = left.safeParse(Object.fromEntries(form))
  if (!sent.success) return { ok: false, code: 'chat-malformed' }
  const found = await chat?.read()
  if (found && !found.ok && found.code !== 'chat-not-found') return found
  const conversation = found?.ok ? found.value : null
  const { id, text, name, email } = sent.data
  const { language, country } = context.get(visitorContext)
  const message = [...unrepliedTexts(conversation), text.trim()].filter((one) => one !== '').join('\n\n')
  const made = await context.get(clientsContext).requests.send(
    {
      kind: 'contact',
      fields: {
        topic: 'placing-order',
        orderNumber: '',
        message: message.slice(0, REQUEST_LENGTHS.message),
        prefersPhone: false,
        phone: '',
      },
      name,
      email,
      language,
      country,
      accountId: context.get(sessionContext)?.accountId ?? null,
      network: request.headers.get(VISITOR_KEY_HEADER),
      pieces: [],
      attachments: [],
    },
    `chat ${id}`,
  )
  if (!made.ok) {
    if (made.code === 'too-many-requests') return { ok: false, code: made.code }
    if (!('fields' in made)) return { ok: false, code: 'request-unavailable' }
    const field = Object.entries(FIELDS).find(([path]) => made.fields.some((one) => one.path === path))?.[1]
    return { ok: false, code: 'fields-refused', field: field ?? 'text' }
  }
  const { number } = made.value
  await chat?.recordRequest({ number, seq: conversation?.messages.at(-1)?.seq ?? 0 })
  const after = await chat?.read()
  return { ok: true, conversation: after?.ok ? after.value : conversation, number }
}

/** What the visitor wrote since the house did, or since the last request. */
function unrepliedTexts(conversation: ChatConversation | null): string[] {
  const messages = conversation?.messages ?? []
  const last = messages.findLastIndex(({ author }) => author !== 'visitor')
  return messages.slice(last + 1).map(({ text }) => text)
}
