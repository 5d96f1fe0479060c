import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { subscribers } from '../newsletter-tables.ts'
import type { NewsletterStore } from '../subscriptions.ts'
import { chosenPosts } from './chosen-posts.ts'
import { issueClicks, newsletterIssues } from './issue-tables.ts'

/** A reader counts once a day for a link, however often it is opened. */
const CLICKS_OF_READER = { limit: 1, windowSeconds: 86_400 }

/**
 * The path to which a link of an issue leads, counted; null for a link that is not ours. It is one that was stored when the
 * issue was sent, so that no link leads anywhere else. A link of a test leads to the article as it is now, and is not counted.
 */
export async function countClick(
  { database: { db }, newsletter }: NewsletterStore,
  token: string,
  { issueId, link }: { issueId: string; link: number },
): Promise<string | null> {
  const subscriberId = newsletter.subscriptionTokens.open(token)
  if (subscriberId === null || !z.guid().safeParse(issueId).success) return null
  const [issue] = await db
    .select({ content: newsletterIssues.content, postIds: newsletterIssues.postIds })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId))
  const [reader] = await db
    .select({ language: subscribers.language })
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId))
  const links = issue?.content?.links
  if (issue && !reader && !links)
    return chosenPosts(issue.postIds, (await newsletter.findPosts('en')) ?? [])[link]?.path ?? null
  const path = (reader && links?.[reader.language]?.[link]) ?? links?.en?.[link] ?? null
  if (path === null || !reader) return path
  const click = `newsletter click ${subscriberId} ${issueId} ${link}`
  if (!(await newsletter.limiter.admit(click, CLICKS_OF_READER)).ok) return path
  await db
    .insert(issueClicks)
    .values({ issueId, link, clicks: 1 })
    .onConflictDoUpdate({
      target: [issueClicks.issueId, issueClicks.link],
      set: { clicks: sql`${issueClicks.clicks} + 1` },
    })
  return path
}
