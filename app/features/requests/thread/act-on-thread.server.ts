import { createHash, randomUUID } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { now } from '#app/page/clock.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { clientsContext, sealContext } from '#app/visitor/context.ts'
import type { OpenThread } from '#clients/platform/request-threads-client.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import type { NewReply } from '#contracts/request-thread.ts'
import { takeAttachments, withoutStored } from '../attachments/take-attachments.server.ts'
import { type FormTicket, newTicket, readTicket } from '../form/form-ticket.server.ts'
import { refusedFiles, refusedReply, ticketOf } from './refused-reply.ts'
import { CLOSE, replyForm, THREAD_FIELDS } from './reply.ts'

/**
 * Sends the reply, or closes the request. Returns the outcome, or the form again with its text. The caller handles
 * `unauthorized`. Throws 404 if there is no such request.
 */
export async function handleThreadAction(
  request: Request,
  thread: OpenThread,
  context: Readonly<RouterContextProvider>,
) {
  const form = await readForm(request)
  if (form.get(THREAD_FIELDS.operation) === CLOSE) {
    const closed = await thread.close()
    if (closed.ok) return requireFound(closed.value !== null, 'closed')
    return closed.code === 'unauthorized' ? closed.code : refusedReply(form, closed.code)
  }
  const seal = context.get(sealContext)
  const { attachments } = context.get(clientsContext)
  const ticket = readTicket(seal, ticketOf(form))
  const network = request.headers.get(VISITOR_KEY_HEADER)
  const formKey = ticket?.key ?? randomUUID()
  const { ids, ...sentFiles } = await takeAttachments(form, { seal, attachments, formKey, network })
  const submission = parseForm(form, replyForm)
  if (submission.status !== 'success') {
    return data({ result: submission.reply(), ticket: ticketOf(form), sentFiles }, { status: 422 })
  }
  if (ticket === null)
    return refusedReply(form, 'filled-by-program', { ticket: newTicket(seal, now(context)), sentFiles })
  if (sentFiles.refused.length > 0) return refusedFiles(form, sentFiles)
  const reply = { text: submission.value.text, attachments: ids }
  const sent = await thread.reply(reply, replyKey(ticket, reply))
  if (sent.ok) return requireFound(sent.value !== null, 'sent')
  if (sent.code === 'unauthorized') return sent.code
  return sent.code === 'attachment-unknown'
    ? refusedFiles(form, withoutStored(sentFiles))
    : refusedReply(form, sent.code, {
        sentFiles,
        waitSeconds: sent.retryAfterSeconds ?? null,
      })
}

function requireFound<Done extends string>(isFound: boolean, done: Done): Done {
  if (!isFound) throw data(null, { status: 404 })
  return done
}

/** The same content from the same form counts as one reply, edited content as another one. */
function replyKey({ key }: FormTicket, { text, attachments }: NewReply): string {
  return createHash('sha256')
    .update(JSON.stringify([key, text, ...attachments]))
    .digest('base64url')
}
