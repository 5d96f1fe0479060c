import { z } from 'zod'
import { newReply } from '#contracts/request-thread.ts'

/** The names of the fields of a thread: the sealed ticket and the text of a reply; what a button does. */
export const THREAD_FIELDS = { ticket: 'ticket', text: 'text', operation: 'operation' } as const
/** The value of the button that closes a request. */
export const CLOSE = 'close'

/** Search parameter of a thread: a reply has just been sent. */
export const SENT = 'sent'

/** A reply, validated alike in the browser and on the server. Forms are sent with line breaks of two characters. */
export const replyForm = z.object({
  text: z
    .string('required')
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(newReply.shape.text),
})
export type TypedReply = z.input<typeof replyForm>
