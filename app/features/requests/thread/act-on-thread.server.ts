import { createHash } from 'node:crypto'
import { data } from 'react-router'
import { now } from '#app/page/clock.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import type { Seal } from '#app/visitor/context.ts'
import type { OpenThread } from '#clients/platform/request-threads-client.ts'
import { type FormTicket, newTicket, readTicket } from '../form/form-ticket.server.ts'
import { refusedReply } from './refused-reply.ts'
import { CLOSE, replyForm, THREAD_FIELDS } from './reply.ts'

/**
 * Sends the reply of a form, or closes the request. Returns what was done, or the form again with its text. `unauthorized`
 * is for the caller. Throws 404 if there is no such request.
 */
export async function actOnThread(request: Request, thread: OpenThread, seal: Seal) {
  const form = await readForm(request)
  if (form.get(THREAD_FIELDS.operation) === CLOSE) {
    const closed = await thread.close()
    if (closed.ok) return doneIf(closed.value !== null, 'closed')
    return closed.code === 'unauthorized' ? closed.code : refusedReply(form, closed.code)
  }
  const submission = parseForm(form, replyForm)
  const sealed = String(form.get(THREAD_FIELDS.ticket) ?? '')
  if (submission.status !== 'success') {
    return data({ result: submission.reply(), ticket: sealed }, { status: 422 })
  }
  const ticket = readTicket(seal, sealed)
  if (ticket === null) return refusedReply(form, 'filled-by-program', newTicket(seal, now()))
  const sent = await thread.reply(submission.value, replyKey(ticket, submission.value.text))
  if (sent.ok) return doneIf(sent.value !== null, 'sent')
  return sent.code === 'unauthorized' ? sent.code : refusedReply(form, sent.code)
}

function doneIf<Done extends string>(isThere: boolean, done: Done): Done {
  if (!isThere) throw data(null, { status: 404 })
  return done
}

/** The same text from the same form is one reply, an edited text is another. */
function replyKey({ key }: FormTicket, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([key, text]))
    .digest('base64url')
}
