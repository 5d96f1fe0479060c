import { z } from 'zod'
import { newReply } from '#contracts/request-thread.ts'

/** `ticket` is sealed; `operation` is the name of the submit buttons. */
export const THREAD_FIELDS = { ticket: 'ticket', text: 'text', operation: 'operation' } as const
export const CLOSE = 'close'

/** Search parameter of a thread, set after a reply was sent. */
export const SENT = 'sent'

/** Validated alike in the browser and on the server. Browsers submit line breaks as CRLF. */
export const replyForm = z.object({
  text: z
    .string('required')
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(newReply.shape.text),
})
export type TypedReply = z.input<typeof replyForm>
