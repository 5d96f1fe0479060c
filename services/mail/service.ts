import { Hono } from 'hono'
import type { MailRequest } from '#contracts/mail.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database.ts'
import { handleFaults } from '#services/kernel/handle-faults.ts'
import type { Seal } from '#services/kernel/seal.ts'
import type { Service } from '#services/kernel/service.ts'
import { type Delivery, startDelivery } from './delivery.ts'
import { forgetAccountEmails, type MailedAccount } from './empty-emails.ts'
import { mailJobs } from './jobs.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { queueMail } from './queue-mail.ts'
import type { MailTransport } from './smtp-transport.ts'

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
  /** Told when the outbox cannot be read; delivery goes on. */
  reportFault: (fault: unknown) => void
}

export type MailService = Service & {
  /** Puts a letter on its way, within the given transaction if it is one. */
  queueMail(queryable: Queryable, request: MailRequest): Promise<void>
  /** Removes what was sent to an account that is gone, and what waits for it. */
  forgetAccount(queryable: Queryable, account: MailedAccount): Promise<void>
  /** Delivers letters as they come, until stopped. */
  startDelivery(): Delivery
}

/** The mail service: letters are written, kept in an outbox, and delivered with patience. */
export function createMailService(options: MailOptions): MailService {
  const { clock, seal, reportFault } = options
  const app = new Hono()
  handleFaults(app, reportFault)
  app.route('/outbox', outboxRoutes(options))
  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    queueMail: (queryable, request) => queueMail(queryable, request, { seal, now: clock() }),
    forgetAccount: (queryable, account) => forgetAccountEmails(queryable, account, clock()),
    jobs: mailJobs(options),
    startDelivery: () => startDelivery(options, reportFault),
  }
}
