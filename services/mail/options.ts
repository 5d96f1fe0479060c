import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import type { MailTransport } from './delivery/smtp-transport.ts'

export type MailOptions = {
  database: Database
  clock: Clock
  /** Seals the links of stored emails. */
  seal: Seal
  /** Takes the letters away; null keeps them in the outbox to be read. */
  transport: MailTransport | null
  /** Whether the outbox shows the links of emails that nobody sends: for a demonstration without a mail server. */
  showsLinks: boolean
  /** The sender, e.g. `Bottega <orders@example.com>`. */
  from: string
  /** Opens the outbox to the team. */
  readToken: string
  /** Called when the outbox cannot be read; delivery goes on. */
  reportFault: (fault: unknown) => void
}
