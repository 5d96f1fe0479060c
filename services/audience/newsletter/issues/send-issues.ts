import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type IssueAudience, isInAudience } from '#domain/newsletter/issue.ts'
import { isRepeatUser } from '#domain/visitor/segments.ts'
import type { CustomerData } from '../../customer-data.ts'
import { type Subscriber, subscribers } from '../newsletter-tables.ts'
import type { NewsletterStore } from '../subscriptions.ts'
import { createIssueEmail } from './issue-mail.ts'
import { issueRecipients, type NewsletterIssue, newsletterIssues } from './issue-tables.ts'

/** The number of emails queued per transaction. */
const BATCH = 50

export type IssueStore = NewsletterStore & { facts: Pick<CustomerData, 'countOrders' | 'hasCompany'> }

/**
 * Queues the emails of issues that are being sent, in batches. The transaction that queues an email also marks its
 * recipient, and the outbox rejects duplicate keys, so no email is sent twice even if the process crashes. A paused
 * issue stops after the batch in progress.
 */
export async function sendIssues(store: IssueStore, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await sendBatch(store)));
}

/** Returns whether there may be more recipients. */
async function sendBatch(store: IssueStore): Promise<boolean> {
  const { database, clock, newsletter } = store
  const [waiting] = await database.db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.state, 'sending'))
    .orderBy(asc(newsletterIssues.startedAt), asc(newsletterIssues.id))
    .limit(1)
  if (!waiting) return false
  const members = await findMemberships(store, waiting.id)
  await database.db.transaction(async (tx) => {
    const [issue] = await tx
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.id, waiting.id))
      .for('update')
    if (issue?.state !== 'sending') return
    const due = await tx
      .select({ subscriber: subscribers })
      .from(issueRecipients)
      .innerJoin(subscribers, eq(subscribers.id, issueRecipients.subscriberId))
      .where(and(isWaiting(issue.id), inArray(subscribers.id, [...members.keys()])))
      .for('update')
    for (const { subscriber } of due) {
      const mail =
        subscriber.state === 'confirmed' && members.get(subscriber.id) === true
          ? createIssueEmail(issue, subscriber, newsletter)
          : null
      if (mail) await newsletter.sendMail(tx, mail)
      await tx
        .update(issueRecipients)
        .set({ state: mail ? 'queued' : 'skipped' })
        .where(and(eq(issueRecipients.issueId, issue.id), eq(issueRecipients.subscriberId, subscriber.id)))
    }
    const [remaining] = await tx
      .select({ some: sql<number>`1` })
      .from(issueRecipients)
      .where(isWaiting(issue.id))
      .limit(1)
    if (!remaining)
      await tx
        .update(newsletterIssues)
        .set({ state: 'sent', finishedAt: clock() })
        .where(eq(newsletterIssues.id, issue.id))
  })
  return true
}

/**
 * Returns the next recipients and whether each is in the issue's audience. Called before the transaction, because it
 * calls other services.
 */
async function findMemberships(
  { database, facts, newsletter }: IssueStore,
  issueId: string,
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await database.db
    .select({ subscriber: subscribers, audience: newsletterIssues.audience })
    .from(issueRecipients)
    .innerJoin(subscribers, eq(subscribers.id, issueRecipients.subscriberId))
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, issueRecipients.issueId))
    .where(isWaiting(issueId))
    .orderBy(asc(issueRecipients.subscriberId))
    .limit(BATCH)
  const found = new Map<string, boolean>()
  for (const { subscriber, audience } of rows)
    found.set(subscriber.id, await isMember(subscriber, audience, { facts, newsletter }))
  return found
}

async function isMember(
  { email, accountId }: Subscriber,
  audience: IssueAudience,
  { facts, newsletter }: Pick<IssueStore, 'facts' | 'newsletter'>,
): Promise<boolean> {
  if (audience === 'all') return true
  const owner = accountId ?? (await newsletter.findVerifiedAccountId(email))
  if (owner === null) return isInAudience(audience, { isTrade: false, isRepeat: false })
  return isInAudience(audience, {
    isTrade: audience !== 'repeat' && (await facts.hasCompany(owner)),
    isRepeat: audience === 'repeat' && isRepeatUser(await facts.countOrders(owner, email)),
  })
}

function isWaiting(issueId: NewsletterIssue['id']) {
  return and(eq(issueRecipients.issueId, issueId), eq(issueRecipients.state, 'waiting'))
}
