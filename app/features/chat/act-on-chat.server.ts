import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { readForm } from '#app/page/read-form.ts'
import { toBuyerContext } from '#app/visitor/commerce-context.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { readCartId } from '#app/visitor/cookies/cart-cookie.ts'
import type { ChatConversation, ChatSurroundings } from '#contracts/chat.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { REQUEST_LENGTHS } from '#contracts/request.ts'
import { isTimeZone } from '#domain/calendar/time-zone.ts'
import type { VisitorChatAccess } from './caller.server.ts'
import type { ChatOutcome } from './chat-view.ts'
import { CHAT_INTENT } from './paths.ts'

const DONE: ChatOutcome = { ok: true, conversation: null }
const text = z.string().catch('')
const message = z.object({
  id: z.uuid(),
  text,
  pictureId: z.uuid().nullable(),
  productId: z.string().nullable(),
  page: text,
})
const seq = z.coerce.number().int().min(0)

/** Resolves to null if the visitor may not see the product. */
type FindTitle = (productId: string) => Promise<string | null>

const ENTRIES_MAX = 50

const requestSchema = z.object({ id: z.uuid(), text: z.string(), name: z.string(), email: z.string() })

/** The field of the chat for each path in a refused request. */
const FIELD_BY_PATH = { name: 'name', email: 'email', 'fields.message': 'text' } as const

/** `isStored`: whether the action stored a message. */
export async function handleChatAction(
  visitor: VisitorChatAccess,
  request: Request,
  context: Readonly<RouterContextProvider>,
  findTitle: FindTitle,
): Promise<{ outcome: ChatOutcome; isStored: boolean }> {
  const form = await readForm(request)
  const read = (name: string) => form.get(name) || null
  const withoutMessage = (outcome: ChatOutcome) => ({ outcome, isStored: false })
  switch (form.get(CHAT_INTENT)) {
    case 'message':
      return writeMessage(visitor, { request, context, form, findTitle })
    case 'request':
      return withoutMessage(await leaveRequest(visitor, { request, context, form }))
    case 'typing':
      await visitor.chat?.type()
      return withoutMessage(DONE)
    case 'read':
      await visitor.chat?.markAsRead({ seq: seq.catch(0).parse(read('seq')) })
      return withoutMessage(DONE)
    case 'transcript': {
      const timeZone = String(read('timeZone'))
      const sent = await visitor.chat?.sendTranscript({
        email: String(read('email')),
        timeZone: isTimeZone(timeZone) ? timeZone : null,
      })
      if (sent?.ok) return withoutMessage(DONE)
      if (sent?.code === 'chat-malformed')
        return withoutMessage({ ok: false, code: 'fields-refused', field: 'email' })
      return withoutMessage(sent ?? { ok: false, code: 'chat-not-found' })
    }
    default:
      return withoutMessage({ ok: false, code: 'chat-malformed' })
  }
}

async function writeMessage(
  visitor: VisitorChatAccess,
  {
    request,
    context,
    form,
    findTitle,
  }: {
    request: Request
    context: Readonly<RouterContextProvider>
    form: FormData
    findTitle: FindTitle
  },
): Promise<{ outcome: ChatOutcome; isStored: boolean }> {
  const entries = { pictureId: null, productId: null, ...Object.fromEntries(form) }
  const sent = message.safeParse(entries)
  if (!sent.success) return { outcome: { ok: false, code: 'chat-malformed' }, isStored: false }
  const { page, productId, ...content } = sent.data
  const { language, country } = context.get(visitorContext)
  const [surroundings, name, title] = await Promise.all([
    readCustomerContext(request, context, page),
    readName(context),
    productId && findTitle(productId),
  ])
  const result = await visitor.writableChat.write({
    ...content,
    language,
    country,
    name,
    surroundings,
    productId: title ? productId : null,
    productTitle: title || null,
    network: request.headers.get(VISITOR_KEY_HEADER),
  })
  if (!result.ok) return { outcome: result, isStored: false }
  return { outcome: { ok: true, conversation: result.value }, isStored: true }
}

async function readName(context: Readonly<RouterContextProvider>): Promise<string> {
  const session = context.get(sessionContext)
  if (session === null) return ''
  const person = await context.get(clientsContext).customer.getCustomer(session.accessToken)
  return person.ok ? `${person.value.firstName} ${person.value.lastName}`.trim().slice(0, 100) : ''
}

/**
 * The visitor's page and the contents of their bag and lists, for the person who replies. Has no prices; what cannot be
 * read is left out.
 */
async function readCustomerContext(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page: string,
): Promise<ChatSurroundings> {
  const { commerce, lists } = context.get(clientsContext)
  const session = context.get(sessionContext)
  const cartId = readCartId(request)
  const buyer = toBuyerContext(context.get(visitorContext), session)
  const [cart, own] = await Promise.all([
    cartId === null ? null : commerce.getCart({ cartId }, buyer),
    session && lists.of(session.accessToken).all(),
  ])
  const lines = cart?.ok ? cart.value.lines : []
  const ownLists = own?.ok ? own.value : []
  return {
    page: page.slice(0, 500),
    bag: lines.slice(0, ENTRIES_MAX).map(({ product: { title, variantTitle }, quantity }) => ({
      title: title.slice(0, 300),
      variant: (variantTitle ?? '').slice(0, 300),
      quantity,
    })),
    lists: ownLists
      .slice(0, ENTRIES_MAX)
      .map(({ name, purpose, pieceCount }) => ({ name: name ?? purpose ?? '', count: pieceCount })),
  }
}

/** Outside opening hours, messages without a reply become a request to the house. The id makes this idempotent. */
async function leaveRequest(
  { chat }: VisitorChatAccess,
  { request, context, form }: { request: Request; context: Readonly<RouterContextProvider>; form: FormData },
): Promise<ChatOutcome> {
  const sent = requestSchema.safeParse(Object.fromEntries(form))
  if (!sent.success) return { ok: false, code: 'chat-malformed' }
  const found = await chat?.read()
  if (found && !found.ok && found.code !== 'chat-not-found') return found
  const conversation = found?.ok ? found.value : null
  const { id, text, name, email } = sent.data
  const { language, country } = context.get(visitorContext)
  const message = [...textsWithoutReply(conversation), text.trim()].filter((one) => one !== '').join('\n\n')
  const sentRequest = await context.get(clientsContext).requests.send(
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
  if (!sentRequest.ok) {
    if (sentRequest.code === 'too-many-requests') return { ok: false, code: sentRequest.code }
    const { fields } = sentRequest
    if (!fields) return { ok: false, code: 'request-unavailable' }
    const field = Object.entries(FIELD_BY_PATH).find(([path]) => fields.some((one) => one.path === path))?.[1]
    return { ok: false, code: 'fields-refused', field: field ?? 'text' }
  }
  const { number } = sentRequest.value
  await chat?.recordRequest({ number, seq: conversation?.messages.at(-1)?.seq ?? 0 })
  const after = await chat?.read()
  return { ok: true, conversation: after?.ok ? after.value : conversation, number }
}

/** The visitor's messages since the last reply of the house, or since the last request. */
function textsWithoutReply(conversation: ChatConversation | null): string[] {
  const messages = conversation?.messages ?? []
  const last = messages.findLastIndex(({ author }) => author !== 'visitor')
  return messages.slice(last + 1).map(({ text }) => text)
}
