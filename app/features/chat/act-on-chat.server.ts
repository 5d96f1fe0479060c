import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { isTimeZone } from '#domain/house/time-zone.ts'
import type { ChatOfVisitor } from './caller.server.ts'
import type { ChatOutcome } from './chat-view.ts'
import { leaveRequest } from './leave-request.server.ts'
import { CHAT_INTENT } from './paths.ts'
import { readSurroundings } from './surroundings.server.ts'

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

/** The title of a product with a number, if the visitor may see it. */
type FindTitle = (productId: string) => Promise<string | null>

/** Does what the form of a chat says, and returns what came of it. `isStored`: a message was. */
export async function actOnChat(
  visitor: ChatOfVisitor,
  request: Request,
  context: Readonly<RouterContextProvider>,
  findTitle: FindTitle,
): Promise<{ outcome: ChatOutcome; isStored: boolean }> {
  const form = await readForm(request)
  const read = (name: string) => form.get(name) || null
  const quiet = (outcome: ChatOutcome) => ({ outcome, isStored: false })
  switch (form.get(CHAT_INTENT)) {
    case 'message':
      return writeMessage(visitor, { request, context, form, findTitle })
    case 'request':
      return quiet(await leaveRequest(visitor, { request, context, form }))
    case 'typing':
      await visitor.chat?.type()
      return quiet(DONE)
    case 'read':
      await visitor.chat?.markAsRead(seq.catch(0).parse(read('seq')))
      return quiet(DONE)
    case 'transcript': {
      const timeZone = String(read('timeZone'))
      const sent = await visitor.chat?.sendTranscript({
        email: String(read('email')),
        timeZone: isTimeZone(timeZone) ? timeZone : null,
      })
      if (sent?.ok) return quiet(DONE)
      if (sent?.code === 'chat-malformed') return quiet({ ok: false, code: 'fields-refused', field: 'email' })
      return quiet(sent ?? { ok: false, code: 'chat-not-found' })
    }
    default:
      return quiet({ ok: false, code: 'chat-malformed' })
  }
}

async function writeMessage(
  visitor: ChatOfVisitor,
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
    readSurroundings(request, context, page),
    readName(context),
    productId && findTitle(productId),
  ])
  const written = await visitor.opened.write({
    ...content,
    language,
    country,
    name,
    surroundings,
    productId: title ? productId : null,
    productTitle: title || null,
    network: request.headers.get(VISITOR_KEY_HEADER),
  })
  if (!written.ok) return { outcome: written, isStored: false }
  return { outcome: { ok: true, conversation: written.value }, isStored: true }
}

async function readName(context: Readonly<RouterContextProvider>): Promise<string> {
  const session = context.get(sessionContext)
  if (session === null) return ''
  const person = await context.get(clientsContext).customer.getCustomer(session.accessToken)
  return person.ok ? `${person.value.firstName} ${person.value.lastName}`.trim().slice(0, 100) : ''
}
