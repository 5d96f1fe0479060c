import { Hono } from 'hono'
import type { MailRequest } from '#contracts/mail.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { handleFaults } from '#services/kernel/handle-faults.ts'
import type { Service } from '#services/kernel/service.ts'
import { bounceRoutes } from './bounces/bounce-routes.ts'
import { type Delivery, startDelivery } from './delivery/delivery.ts'
import { forgetAccountEmails, forgetRequestEmails, type MailedAccount } from './empty-emails.ts'
import { mailJobs } from './jobs.ts'
import type { MailOptions } from './options.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { queueMail } from './queue-mail.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { emailPreview } from './team/email-preview.ts'
import { emailSamples } from './team/email-samples.ts'
import { teamEmails } from './team/team-emails.ts'
import { waitingEmails } from './team/waiting-emails.ts'

export type MailService = Service & {
  /** Queues an email, in the given transaction if it is one. */
  queueMail(queryable: Queryable, request: MailRequest): Promise<void>
  /** An email as it would look, without storing it. */
  preview(request: MailRequest): RenderedMail
  /** Removes the emails to a deleted account, sent and unsent. */
  forgetAccount(queryable: Queryable, account: MailedAccount): Promise<void>
  /** Removes the emails about requests of visitors that are deleted, sent and unsent. */
  forgetRequests(queryable: Queryable, requestIds: readonly string[]): Promise<void>
  /** Delivers emails as they are queued, until stopped. */
  startDelivery(): Delivery
}

/** The mail service: renders emails, stores them in an outbox, and delivers them with retries. */
export function createMailService(options: MailOptions): MailService {
  const { clock, seal, house, showsPicture, reportFault } = options
  const app = new Hono()
  handleFaults(app, reportFault)
  app.route('/outbox', outboxRoutes(options))
  app.route('/bounces', bounceRoutes(options))
  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    team: [...teamEmails(options), emailPreview(options), ...emailSamples(options)],
    waiting: waitingEmails,
    queueMail: (queryable, request) =>
      queueMail(queryable, request, { seal, house, showsPicture, now: clock() }),
    preview: (request) => renderMail(request, house),
    forgetAccount: (queryable, account) => forgetAccountEmails(queryable, account, clock()),
    forgetRequests: (queryable, requestIds) => forgetRequestEmails(queryable, requestIds, clock()),
    jobs: mailJobs(options),
    startDelivery: () => startDelivery(options, reportFault),
  }
}
