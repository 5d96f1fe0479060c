/**
 * `hard`: the address does not exist. `soft`: it did not accept this email. `complaint`: its owner marked one as spam.
 */
export const BOUNCE_KINDS = ['hard', 'soft', 'complaint'] as const
export type BounceKind = (typeof BOUNCE_KINDS)[number]

/** The SMTP command, and the server's code and text. */
export type SmtpReply = { command: string; code: number; text: string }

/**
 * Whether a mail server refused an email permanently: `hard` if the address is unknown, `soft` if only this email is
 * not accepted. Null if the email is to be retried: after a temporary refusal (RFC 5321, 4yz), and after one that
 * concerns us, such as our password or our sender.
 */
export function toBounceKind({ command, code, text }: SmtpReply): Exclude<BounceKind, 'complaint'> | null {
  if (code < 500 || code > 599) return null
  if (command === 'DATA') return 'soft'
  if (command !== 'RCPT TO') return null
  // RFC 3463: 5.1.x is about the address, 5.2.x about the mailbox, 5.7.x about policy.
  const status = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(text)?.[1]
  if (status === undefined) return HARD_CODES.includes(code) ? 'hard' : 'soft'
  return status === '1' || text.includes('5.2.1') ? 'hard' : 'soft'
}

/** The mailbox does not exist, or is not on this server (RFC 5321, 4.2.3). */
const HARD_CODES = [550, 551, 553]
