import { eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
  type clickedLink,
  issueClick,
  linkUse,
  type Subscription,
  signUp,
  subscriptionChange,
  unsubscription,
} from '#contracts/newsletter.ts'
import type { tooManyRequests } from '#contracts/request.ts'
import { customerKey } from '#domain/account/email-address.ts'
import type { RateLimit } from '#services/kernel/rate-limit.ts'
import { serversOnly } from '#services/kernel/secrets/servers-only.ts'
import { chosenPosts } from './issues/chosen-posts.ts'
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

/** More sign-ups than a household or an office makes. */
const BY_NETWORK: RateLimit = { limit: 10, windowSeconds: 3_600 }

/** Addresses are not verified and each sign-up sends an email, so this protects addresses from being flooded. */
const BY_EMAIL: RateLimit = { limit: 3, windowSeconds: 86_400 }

/** A reader counts once a day for a link, however often it is opened. */
const CLICKS_OF_READER = { limit: 1, windowSeconds: 86_400 }

/** The calls of `contracts/newsletter.ts`. */
export function newsletterRoutes(store: NewsletterStore): Hono {
  const { serverToken, limiter } = store.newsletter
  const app = new Hono()
  app.use(serversOnly(serverToken))

  app.post('/sign-ups', async (context) => {
    const parsed = signUp.safeParse(await body(context))
    if (!parsed.success) return refuseInput(context, parsed.error)
    const { network, email } = parsed.data
    if (network !== null) {
      const admitted = await limiter.admit(`newsletter network ${network}`, BY_NETWORK)
      if (!admitted.ok) {
        const { code, retryAfterSeconds } = admitted
        const refused: z.infer<typeof tooManyRequests> = { code, retryAfterSeconds }
        return context.json(refused, 429, { 'retry-after': String(retryAfterSeconds) })
      }
    }
    // The response does not mention this limit, since it would reveal that the address was emailed before.
    const isWithin = (await limiter.admit(`newsletter email ${customerKey(email)}`, BY_EMAIL)).ok
    if (isWithin) await requestSubscription(store, parsed.data)
    return context.json({}, 202)
  })

  app.get('/confirmations/:token', async (context) =>
    found(context, await findConfirmation(store, context.req.param('token'))),
  )
  app.post('/confirmations/:token', async (context) => {
    const use = linkUse.safeParse(await body(context))
    if (!use.success) return context.json({ code: 'request-malformed' }, 422)
    return found(context, await confirmSubscription(store, context.req.param('token'), use.data.visitorId))
  })
  app.get('/subscriptions/:token', async (context) =>
    found(context, await findSubscription(store, context.req.param('token'))),
  )
  app.patch('/subscriptions/:token', async (context) => {
    const change = subscriptionChange.safeParse(await body(context))
    if (!change.success) return context.json({ code: 'request-malformed' }, 422)
    return found(context, await setLanguage(store, context.req.param('token'), change.data.language))
  })
  app.post('/subscriptions/:token/unsubscription', async (context) => {
    const use = unsubscription.safeParse(await body(context))
    if (!use.success) return context.json({ code: 'request-malformed' }, 422)
    return found(context, await unsubscribe(store, context.req.param('token'), use.data))
  })
  app.post('/subscriptions/:token/clicks', async (context) => {
    const click = issueClick.safeParse(await body(context))
    if (!click.success) return context.json({ code: 'request-malformed' }, 422)
    const path = await countClick(store, context.req.param('token'), click.data)
    return path === null
      ? context.json({ code: 'link-expired' }, 404)
      : context.json({ path } satisfies z.infer<typeof clickedLink>)
  })
  return app
}

function found(context: Context, subscription: Subscription | null): Response {
  return subscription ? context.json(subscription) : context.json({ code: 'link-expired' }, 404)
}

function refuseInput(context: Context, { issues }: z.ZodError): Response {
  const isEmail = issues.every(({ path }) => path[0] === 'email')
  return context.json({ code: isEmail ? 'email-invalid' : 'request-malformed' }, 422)
}

const body = (context: Context): Promise<unknown> => context.req.json().catch(() => null)

/**
 * The path to which a link of an issue leads, counted; null for a link that is not ours. It is one that was stored when
 * the issue was sent, so that no link leads anywhere else. A link of a test leads to the article as it is now, and is
 * not counted.
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
