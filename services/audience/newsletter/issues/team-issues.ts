import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type IssueFields, issueFields, type TeamNewsletterIssue } from '#contracts/team/newsletter-issue.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { ISSUE_STATES, type IssueAction, missingLanguages, nextIssueState } from '#domain/newsletter/issue.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineChange, defineCreation } from '#services/kernel/team/resource.ts'
import { defineResource, type TeamRoute } from '#services/kernel/team/routes.ts'
import { subscribers } from '../newsletter-tables.ts'
import type { NewsletterStore } from '../subscriptions.ts'
import { selectPosts, toPost } from './chosen-posts.ts'
import { createTestLinks, renderIssue } from './issue-mail.ts'
import { issuePreview } from './issue-preview.ts'
import {
  type IssueContent,
  issueClicks,
  issueRecipients,
  type NewsletterIssue,
  newsletterIssues,
} from './issue-tables.ts'

const ROLES = ['content'] as const
const filter = z.strictObject({ state: z.enum(ISSUE_STATES).optional() })
const noInput = z.strictObject({})
const issueChanges = issueFields.partial()

/**
 * The team resource `newsletter-issues`: issues are written, tested and sent to a selection of subscribers. Sending can
 * be paused.
 */
export function teamIssues(store: NewsletterStore): readonly TeamRoute[] {
  const { clock, newsletter } = store

  const defineTransition = (action: IssueAction) =>
    defineChange<TeamNewsletterIssue, object>({
      roles: ROLES,
      input: noInput,
      async run(tx, { id, state }) {
        const next = nextIssueState(state, action)
        if (next === null) return refuse('state-differs')
        await tx.update(newsletterIssues).set({ state: next }).where(eq(newsletterIssues.id, id))
        return ok(true)
      },
    })

  const routes = defineResource<TeamNewsletterIssue, z.infer<typeof filter>, 'createdAt'>({
    name: 'newsletter-issues',
    isPersonal: false,
    roles: ROLES,
    filter,
    sortable: ['createdAt'],
    logged: ['name', 'state', 'audience', 'languages', 'countries'],
    async list(db, { filter: { state }, from, count: limit }) {
      const matches = state && eq(newsletterIssues.state, state)
      const rows = await db
        .select()
        .from(newsletterIssues)
        .where(matches)
        .orderBy(desc(newsletterIssues.createdAt), desc(newsletterIssues.id))
        .limit(limit)
        .offset(from)
      const [counted] = await db.select({ total: count() }).from(newsletterIssues).where(matches)
      return { items: await toItems(db, rows), total: counted?.total ?? 0 }
    },
    async find(db, id, lock) {
      if (!z.guid().safeParse(id).success) return null
      const query = db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
      const [row] = await (lock ? query.for('update') : query)
      const [item] = row ? await toItems(db, [row]) : []
      if (!row || !item || lock) return item ?? null
      const posts = (await newsletter.findPosts('en')) ?? []
      const recipients = row.state === 'draft' ? await countRecipients(db, item) : item.recipients
      return {
        ...item,
        recipients,
        posts: posts.map(({ id: postId, title }) => ({ id: postId, title })),
        followed: await readClicks(db, row),
      }
    },
    creation: defineCreation<IssueFields>({
      roles: ROLES,
      input: issueFields,
      async run(tx, fields) {
        const [stored] = await tx
          .insert(newsletterIssues)
          .values({ ...fields, createdAt: clock() })
          .returning({ id: newsletterIssues.id })
        if (!stored) throw new Error('An issue was not stored')
        return ok(stored.id)
      },
    }),
    changes: defineChange<TeamNewsletterIssue, z.infer<typeof issueChanges>>({
      roles: ROLES,
      input: issueChanges,
      async run(tx, { id, state }, changes) {
        if (state !== 'draft') return refuse('state-differs')
        await tx.update(newsletterIssues).set(changes).where(eq(newsletterIssues.id, id))
        return ok(true)
      },
    }),
    actions: {
      /**
       * Emails the issue to one address as subscribers in a language would receive it. Clicks on its links are not
       * counted.
       */
      test: defineChange<TeamNewsletterIssue, { email: string; language: (typeof LANGUAGES)[number] }>({
        roles: ROLES,
        input: z.strictObject({ email: z.email().max(254), language: z.enum(LANGUAGES) }),
        async run(tx, issue, { email, language }) {
          const posts = await newsletter.findPosts(language)
          if (posts === null) return refuse('content-unavailable')
          const chosen = selectPosts(issue.postIds, posts).map(toPost)
          await newsletter.sendMail(tx, {
            ...renderIssue(issue, language, chosen, newsletter),
            links: createTestLinks(issue.id, language, newsletter),
            letter: `newsletter-test ${issue.id} ${clock().toISOString()}`,
            to: email,
          })
          await tx.update(newsletterIssues).set({ name: issue.name }).where(eq(newsletterIssues.id, issue.id))
          return ok(true)
        },
      }),
      /** Starts sending and stores the current version of the posts. */
      send: defineChange<TeamNewsletterIssue, object>({
        roles: ROLES,
        input: noInput,
        async run(tx, issue) {
          if (nextIssueState(issue.state, 'send') === null) return refuse('state-differs')
          const missing = missingLanguages(issue.subjects, issue.languages, LANGUAGES)
          if (missing.length > 0) return refuse('subjects-missing')
          const content = await readContent(issue.postIds)
          if (content === null) return refuse('content-unavailable')
          const added = await addRecipients(tx, issue)
          if (added === 0) return refuse('recipients-missing')
          await tx
            .update(newsletterIssues)
            .set({ state: 'sending', content, startedAt: clock() })
            .where(eq(newsletterIssues.id, issue.id))
          return ok(true)
        },
      }),
      pause: defineTransition('pause'),
      resume: defineTransition('resume'),
      delete: defineChange<TeamNewsletterIssue, object>({
        roles: ROLES,
        removes: true,
        input: noInput,
        async run(tx, { id, state }) {
          if (state !== 'draft') return refuse('state-differs')
          await tx.delete(newsletterIssues).where(eq(newsletterIssues.id, id))
          return ok(true)
        },
      }),
    },
  })
  return [...routes, issuePreview(store)]

  async function readContent(postIds: readonly string[]): Promise<IssueContent | null> {
    const content: IssueContent = { posts: {}, links: {} }
    for (const language of LANGUAGES) {
      const posts = await newsletter.findPosts(language)
      if (posts === null) return null
      const chosen = selectPosts(postIds, posts)
      content.posts[language] = chosen.map(toPost)
      content.links[language] = chosen.map(({ path }) => path)
    }
    return content
  }
}

/**
 * Stores all confirmed subscribers in the issue's languages and countries as recipients. Audiences are checked later.
 */
async function addRecipients(tx: Queryable, issue: TeamNewsletterIssue): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into ${issueRecipients} (issue_id, subscriber_id)
    select ${issue.id}::uuid, ${subscribers.id} from ${subscribers} where ${matchesIssue(issue)}
    on conflict do nothing`)
  return rowCount ?? 0
}

async function countRecipients(db: Queryable, issue: TeamNewsletterIssue): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(subscribers).where(matchesIssue(issue))
  return counted?.total ?? 0
}

function matchesIssue({ languages, countries }: TeamNewsletterIssue): SQL | undefined {
  return and(
    eq(subscribers.state, 'confirmed'),
    languages.length > 0 ? inArray(subscribers.language, languages) : undefined,
    countries.length > 0 ? inArray(subscribers.country, countries) : undefined,
  )
}

async function toItems(db: Queryable, rows: readonly NewsletterIssue[]): Promise<TeamNewsletterIssue[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const recipientCounts = await db
    .select({
      issueId: issueRecipients.issueId,
      all: sql<number>`(count(*) filter (where ${issueRecipients.state} <> 'skipped'))::int`,
      sent: sql<number>`(count(*) filter (where ${issueRecipients.state} = 'queued'))::int`,
    })
    .from(issueRecipients)
    .where(inArray(issueRecipients.issueId, ids))
    .groupBy(issueRecipients.issueId)
  const clickCounts = await db
    .select({ issueId: issueClicks.issueId, clicks: sql<number>`sum(${issueClicks.clicks})::int` })
    .from(issueClicks)
    .where(inArray(issueClicks.issueId, ids))
    .groupBy(issueClicks.issueId)
  return rows.map(({ content: _, createdAt, startedAt, finishedAt, ...row }) => {
    const counted = recipientCounts.find(({ issueId }) => issueId === row.id)
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      finishedAt: finishedAt?.toISOString() ?? null,
      recipients: counted?.all ?? 0,
      sent: counted?.sent ?? 0,
      clicks: clickCounts.find(({ issueId }) => issueId === row.id)?.clicks ?? 0,
      posts: null,
      followed: null,
    }
  })
}

async function readClicks(
  db: Queryable,
  { id, content }: NewsletterIssue,
): Promise<TeamNewsletterIssue['followed']> {
  const counted = await db.select().from(issueClicks).where(eq(issueClicks.issueId, id))
  return (content?.posts.en ?? []).map(({ title }, index) => ({
    title,
    clicks: counted.find(({ link }) => link === index)?.clicks ?? 0,
  }))
}
