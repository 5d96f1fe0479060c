import { createTransport } from 'nodemailer'

type OutgoingMail = {
  /** The same for each attempt at one email, so that a mail server can detect duplicates. */
  messageId: string
  from: string
  to: string
  /** The reply address, or null for the sender. */
  replyTo: string | null
  /** The URL for one-click unsubscribing (RFC 8058), or null for an email without a subscription. */
  unsubscribeUrl: string | null
  subject: string
  html: string
  text: string
}

/** Sends emails. `send` rejects if the server does not accept the email. */
export type MailTransport = {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** Creates a transport to an SMTP server, e.g. `smtps://user:password@mail.example.com`. */
export function createSmtpTransport(url: string): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // Make a single attempt, since the outbox retries later.
    maxRequeues: 0,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    async send(mail) {
      const { replyTo, unsubscribeUrl, ...sent } = mail
      const headers = unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      await transporter.sendMail({
        ...sent,
        ...(replyTo !== null && { replyTo }),
        ...(headers && { headers }),
      })
    },
    close: () => transporter.close(),
  }
}

const TIMEOUT_MS = 20_000
