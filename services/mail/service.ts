import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { MailRequest } from '#contracts/mail.ts'
import { type ShowsPicture, shownPicture } from '#domain/product/shown-picture.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import { type Job, wakeJob } from '#services/kernel/jobs.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import type { Service } from '#services/kernel/service.ts'
import { showEmail } from '#services/kernel/shown-email.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { bounceRoutes } from './bounces/bounce-routes.ts'
import { removeOldBounces } from './bounces/record-bounce.ts'
import { DELIVERY_JOB, deliveryJobs } from './delivery/deliver-mail.ts'
import {
  emptyOldEmails,
  forgetAccountEmails,
  forgetRequestEmails,
  type MailedAccount,
} from './empty-emails.ts'
import { outbox } from './mail-tables.ts'
import type { MailOptions } from './options.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { renderWithSealedLink } from './sealed-link.ts'
import { readContent } from './team/email-content.ts'
import { emailSamples } from './team/email-samples.ts'
import { teamEmails } from './team/team-emails.ts'
import { waitingEmails } from './team/waiting-emails.ts'
import type { MailHouse } from './templates/mail-style.ts'

export type MailService = Service & {
  /** Queues an email, in the given transaction if there is one. */
  queueMail(queryable: Queryable, request: MailRequest): Promise<void>
  /**
   * Removes a queued email that has not been sent, in the given transaction if there is one; false if it was sent, or
   * never queued.
   */
  withdrawMail(queryable: Queryable, letter: string): Promise<boolean>
  /** Renders an email without storing it. */
  preview(request: MailRequest): RenderedMail
  forgetAccount(queryable: Queryable, account: MailedAccount): Promise<void>
  forgetRequests(queryable: Queryable, requestIds: readonly string[]): Promise<void>
}

/** The mail service: renders emails, stores them in an outbox, and delivers them with retries. */
export function createMailService(options: MailOptions): MailService {
  const { clock, seal, house, showsPicture, reportError } = options
  const app = new Hono()
  handleErrors(app, reportError)
  app.route('/outbox', outboxRoutes(options))
  app.route('/bounces', bounceRoutes(options))
  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    team: [...teamEmails(options), emailPreview(options), ...emailSamples(options)],
    waiting: waitingEmails,
    queueMail: (queryable, request) =>
      queueMail(queryable, request, { seal, house, showsPicture, now: clock() }),
    withdrawMail,
    preview: (request) => renderMail(request, house),
    forgetAccount: (queryable, account) => forgetAccountEmails(queryable, account, clock()),
    forgetRequests: (queryable, requestIds) => forgetRequestEmails(queryable, requestIds, clock()),
    jobs: mailJobs(options),
  }
}

function mailJobs(options: MailOptions): Job[] {
  const { database } = options
  return [
    ...deliveryJobs(options),
    { name: 'mail: empty old emails', everySeconds: 3600, run: (now) => emptyOldEmails(database, now) },
    { name: 'mail: remove old bounces', everySeconds: 3600, run: (now) => removeOldBounces(database, now) },
  ]
}

function emailPreview(options: Pick<MailOptions, 'seal' | 'showsLinks'>): TeamRoute {
  return {
    method: 'GET',
    path: '/emails/:id/html',
    roles: ['orders', 'care'],
    needsConfirmation: false,
    async handle({ database, id, query }) {
      const content = await readContent(database.db, id, options)
      return content ? showEmail(content.html, query.scheme) : refusedResponse(404, 'item-not-found')
    },
  }
}

/**
 * Renders an email and adds it to the outbox. In the caller's transaction, it is sent if and only if the transaction is
 * committed. An email that is already queued is not added again. Its link is stored encrypted.
 */
async function queueMail(
  queryable: Queryable,
  request: MailRequest,
  { seal, house, showsPicture, now }: { seal: Seal; house: MailHouse; showsPicture: ShowsPicture; now: Date },
): Promise<void> {
  const { kind, letter, to, notBefore: nextAttemptAt = now } = request
  const replyTo = 'replyTo' in request ? request.replyTo : null
  const hasUnsubscription = kind === 'newsletter-issue'
  const rendered = renderWithSealedLink(withAllowedPictures(request, showsPicture), { seal, house })
  await queryable
    .insert(outbox)
    .values({ kind, letter, to, replyTo, hasUnsubscription, ...rendered, createdAt: now, nextAttemptAt })
    .onConflictDoNothing({ target: outbox.letter })
  await wakeJob(queryable, DELIVERY_JOB)
}

/** Without attempts, no process is sending the email: an attempt locks the row before it counts. */
async function withdrawMail(queryable: Queryable, letter: string): Promise<boolean> {
  const withdrawn = await queryable
    .delete(outbox)
    .where(and(eq(outbox.letter, letter), eq(outbox.status, 'waiting'), eq(outbox.attempts, 0)))
    .returning({ id: outbox.id })
  return withdrawn.length > 0
}

function withAllowedPictures(request: MailRequest, shows: ShowsPicture): MailRequest {
  if (!('order' in request)) return request
  const lines = request.order.lines.map((line) => ({ ...line, picture: shownPicture(line.picture, shows) }))
  return { ...request, order: { ...request.order, lines } }
}
