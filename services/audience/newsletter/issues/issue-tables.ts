import { sql } from 'drizzle-orm'
import { index, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { IssuePost } from '#contracts/mail.ts'
import type { CountryCode } from '#domain/market/country-codes.ts'
import type { Language } from '#domain/market/language.ts'
import { ISSUE_AUDIENCES, ISSUE_STATES } from '#domain/newsletter/issue.ts'
import { audienceSchema } from '../../audience-tables.ts'
import { subscribers } from '../newsletter-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })
type IssueTexts = Partial<Record<Language, string>>

/** The posts of an issue by language and the target paths of its links, as they were when it was sent. */
export type IssueContent = {
  posts: Partial<Record<Language, IssuePost[]>>
  links: Partial<Record<Language, string[]>>
}

export const newsletterIssues = audienceSchema.table('newsletter_issues', {
  id: uuid().primaryKey().defaultRandom(),
  /** Incremented by a trigger on each change (docs/decisions/0071-one-team-api-for-all-services.md). */
  version: integer().notNull().default(1),
  name: text().notNull(),
  subjects: jsonb().$type<IssueTexts>().notNull(),
  intros: jsonb().$type<IssueTexts>().notNull(),
  /** Magazine articles, in display order. */
  postIds: text('post_ids').array().notNull(),
  /** Empty for all languages. */
  languages: text().array().$type<Language[]>().notNull(),
  countries: text().array().$type<CountryCode[]>().notNull(),
  audience: text({ enum: ISSUE_AUDIENCES }).notNull(),
  state: text({ enum: ISSUE_STATES }).notNull().default('draft'),
  /** Null for a draft. */
  content: jsonb().$type<IssueContent>(),
  createdAt: timestamptz('created_at').notNull(),
  startedAt: timestamptz('started_at'),
  finishedAt: timestamptz('finished_at'),
})
export type NewsletterIssue = typeof newsletterIssues.$inferSelect

/** The recipients of an issue, one row per subscriber. `skipped`: has since unsubscribed, or is not in the audience. */
export const issueRecipients = audienceSchema.table(
  'issue_recipients',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'queued', 'skipped'] })
      .notNull()
      .default('waiting'),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index('issue_recipients_waiting').on(table.issueId).where(sql`state = 'waiting'`),
    index('issue_recipients_subscriber').on(table.subscriberId),
  ],
)

/** Counts clicks on the links of an issue without recording who clicked. */
export const issueClicks = audienceSchema.table(
  'issue_clicks',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    /** The index of the post, starting at 0. */
    link: integer().notNull(),
    clicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issueId, table.link] })],
)
