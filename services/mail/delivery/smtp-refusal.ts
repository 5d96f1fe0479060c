import { z } from 'zod'
import { type BounceKind, refusalOf } from '#domain/mail/refusal.ts'

/** What nodemailer says of a reply of the mail server; absent from a failure of the connection. */
const smtpFault = z.object({ command: z.string(), responseCode: z.number(), response: z.string() })

/** Whether a failed attempt says that the mail server takes no emails at all, rather than not this one. */
export function isOutage(fault: unknown): boolean {
  const reply = smtpFault.safeParse(fault)
  return !reply.success || (reply.data.command !== 'RCPT TO' && reply.data.command !== 'DATA')
}

/** Whether a failed attempt is a refusal for good; null if the email is to be tried again. */
export function readRefusal(fault: unknown): Exclude<BounceKind, 'complaint'> | null {
  const reply = smtpFault.safeParse(fault)
  if (!reply.success) return null
  const { command, responseCode: code, response: text } = reply.data
  return refusalOf({ command, code, text })
}
