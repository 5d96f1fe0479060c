import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { newsletterCalls } from '#contracts/newsletter.ts'
import { customerKey } from '#domain/account/email-address.ts'
import { ok } from '#domain/result.ts'
import type { RateLimit } from '#services/kernel/rate-limit.ts'
import { requireServerToken } from '#services/kernel/secrets/servers-only.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { selectPosts } from './issues/chosen-posts.ts'
import { issueClicks, newsletterIssues } from './issues/issue-tables.ts'
import { subscribers } from './newsletter-tables.ts'
import {
  confirmSubscription,
  findConfirmation,
  findSubscription,
  type NewsletterStore,
  requestSubscription,
  setLanguage,
  unsubscribe,
} from './subscriptions.ts'

/** More sign-ups than a household or an office would make. */
const NETWORK_LIMIT: RateLimit = { limit: 10, windowSeconds: 3_600 }

/** Protects addresses from being flooded, since each sign-up sends an email to an unverified address. */
const EMAIL_LIMIT: RateLimit = { limit: 3, windowSeconds: 86_400 }

/** Each reader counts once per link and day. */
const READER_LIMIT = { limit: 1, windowSeconds: 86_400 }

/** Implements the API in `contracts/newsletter.ts`. */
export function newsletterRoutes(store: NewsletterStore): Hono {
  const { serverToken, limiter } = store.newsletter
  const app = new Hono()
  app.use(requireServerToken(serverToken))

  serveCalls(
    app,
    newsletterCalls,
    () => ({
      async signUp(requested) {
        const { network, email } = requested
        if (network !== null) {
          const admitted = await limiter.admit(`newsletter network ${network}`, NETWORK_LIMIT)
          if (!admitted.ok) return admitted
        }
        // The response does not reveal this limit, since that would disclose that the address was emailed before.
        const isWithinLimit = (await limiter.admit(`newsletter email ${customerKey(email)}`, EMAIL_LIMIT)).ok
        if (isWithinLimit) await requestSubscription(store, requested)
        return ok({})
      },
      findConfirmation: async (token) => ok(await findConfirmation(store, token)),
      confirm: async (token, { visitorId }) => ok(await confirmSubscription(store, token, visitorId)),
      find: async (token) => ok(await findSubscription(store, token)),
      change: async (token, { language }) => ok(await setLanguage(store, token, language)),
      unsubscribe: async (token, use) => ok(await unsubscribe(store, token, use)),
      async follow(token, click) {
        const path = await countClick(store, token, click)
        return ok(path === null ? null : { path })
      },
    }),
    ({ issues }) => {
      const isEmail = issues.every(({ path }) => path[0] === 'email')
      return { code: isEmail ? 'email-invalid' : 'request-malformed' }
    },
  )
  return app
}

/**
 * Counts a click and returns the target path of the link, or null for an unknown link. Only paths stored when the issue
 * was sent are returned, so links cannot be used as open redirects. A link in a test email goes to the current article
 * and is not counted.
 */
async function countClick(
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
    return selectPosts(issue.postIds, (await newsletter.findPosts('en')) ?? [])[link]?.path ?? null
  const path = (reader && links?.[reader.language]?.[link]) ?? links?.en?.[link] ?? null
  if (path === null || !reader) return path
  const click = `newsletter click ${subscriberId} ${issueId} ${link}`
  if (!(await newsletter.limiter.admit(click, READER_LIMIT)).ok) return path
  await db
    .insert(issueClicks)
    .values({ issueId, link, clicks: 1 })
    .onConflictDoUpdate({
      target: [issueClicks.issueId, issueClicks.link],
      set: { clicks: sql`${issueClicks.clicks} + 1` },
    })
  return path
}
