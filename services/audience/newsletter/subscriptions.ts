import { eq } from 'drizzle-orm'
import type { SignUp, Subscription } from '#contracts/newsletter.ts'
import { maskEmail } from '#domain/account/masked-email.ts'
import type { BounceKind } from '#domain/mail/refusal.ts'
import type { Language } from '#domain/market/language.ts'
import { isConfirmationOpen, nextSubscriberState } from '#domain/newsletter/subscription.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { IdTokens } from '#services/kernel/secrets/id-tokens.ts'
import { createSignUpEmail } from './newsletter-mail.ts'
import type { NewsletterOptions } from './newsletter-options.ts'
import { type Subscriber, subscribers } from './newsletter-tables.ts'
import { type RecordedEvent, recordEvent, recordFirstEvent } from './record-event.ts'
import { linkVisitor } from './subscriber-visitors.ts'

export type NewsletterStore = { database: Database; clock: Clock; newsletter: NewsletterOptions }

/**
 * Stores a sign-up and emails a link to confirm it or, for an existing subscriber, to their preferences. Simultaneous
 * sign-ups with the same address are serialized.
 */
export async function requestSubscription(
  { database, clock, newsletter }: NewsletterStore,
  { email, language, country, place, wording }: SignUp,
): Promise<void> {
  const now = clock()
  await database.db.transaction(async (tx) => {
    const event: RecordedEvent = { event: 'requested', place, wording, now }
    const stored = await insertSubscriber(tx, { email, language, country }, event, newsletter)
    const subscriber = stored && (await lockSubscriber(tx, stored.id))
    if (!subscriber) return
    const changed = stored.isNew ? subscriber : await recordEvent(tx, subscriber, event, newsletter)
    const isSubscribed = changed.state === 'confirmed'
    // A repeated sign-up may come from another country or language. Subscribers change these in their preferences.
    const detail = isSubscribed ? {} : { language, country, requestedAt: now }
    if (!isSubscribed) await tx.update(subscribers).set(detail).where(eq(subscribers.id, subscriber.id))
    await newsletter.sendMail(tx, createSignUpEmail({ ...changed, ...detail }, now, newsletter))
  })
}

/** Inserts a new address with its proof. Returns the row, whether new or existing. */
export async function insertSubscriber(
  tx: Queryable,
  {
    email,
    language,
    country,
    accountId = null,
  }: Pick<Subscriber, 'email' | 'language' | 'country'> & {
    accountId?: string | null
  },
  event: RecordedEvent,
  newsletter: NewsletterOptions,
): Promise<{ id: string; isNew: boolean } | null> {
  const { now } = event
  const state = nextSubscriberState(null, event.event)
  if (state === null) return null
  const [stored] = await tx
    .insert(subscribers)
    .values({ email, language, country, state, accountId, requestedAt: now, changedAt: now })
    .onConflictDoNothing({ target: subscribers.email })
    .returning()
  if (stored) {
    await recordFirstEvent(tx, stored, event, newsletter)
    return { id: stored.id, isNew: true }
  }
  const [known] = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.email, email))
  return known ? { ...known, isNew: false } : null
}

/** Locks a subscriber until the transaction ends. Returns null if the subscriber was removed. */
export async function lockSubscriber(tx: Queryable, id: string): Promise<Subscriber | null> {
  const [subscriber] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for('update')
  return subscriber ?? null
}

/** Returns the subscription that a confirmation link confirms, or null if the link is invalid or expired. */
export async function findConfirmation(store: NewsletterStore, token: string): Promise<Subscription | null> {
  const { confirmationTokens } = store.newsletter
  const found = await find(store, token, confirmationTokens)
  if (!found) return null
  const isOpen = found.state === 'confirmed' || isConfirmationOpen(found.requestedAt, store.clock())
  return isOpen ? toSubscription(found, store) : null
}

/** Also links the visitor id to the subscriber. */
export async function confirmSubscription(
  store: NewsletterStore,
  token: string,
  visitorId: string | null,
): Promise<Subscription | null> {
  if (!(await findConfirmation(store, token))) return null
  const id = store.newsletter.confirmationTokens.open(token)
  return id === null ? null : change(store, id, { event: 'confirmed', place: 'email' }, visitorId)
}

/** Returns the subscription for the token in an email, or null for an invalid token or an erased subscriber. */
export async function findSubscription(store: NewsletterStore, token: string): Promise<Subscription | null> {
  const found = await find(store, token, store.newsletter.subscriptionTokens)
  return found && toSubscription(found, store)
}

export async function unsubscribe(
  store: NewsletterStore,
  token: string,
  { place, visitorId }: { place: 'email' | 'one-click'; visitorId: string | null },
): Promise<Subscription | null> {
  const id = store.newsletter.subscriptionTokens.open(token)
  return id === null ? null : change(store, id, { event: 'unsubscribed', place }, visitorId)
}

/** A bounce marks the subscriber. A complaint ends the subscription. */
export async function recordBounce(
  tx: Queryable,
  { email, kind, reason }: { email: string; kind: BounceKind; reason: string },
  { clock, newsletter }: { clock: Clock; newsletter: Pick<NewsletterOptions, 'hosted' | 'createDigests'> },
): Promise<void> {
  // A soft bounce may be temporary.
  if (kind === 'soft') return
  const [found] = await tx.select().from(subscribers).where(eq(subscribers.email, email)).for('update')
  const event = kind === 'hard' ? 'bounced' : 'unsubscribed'
  if (found) await recordEvent(tx, found, { event, place: 'webhook', now: clock(), note: reason }, newsletter)
}

export async function setLanguage(
  store: NewsletterStore,
  token: string,
  language: Language,
): Promise<Subscription | null> {
  const id = store.newsletter.subscriptionTokens.open(token)
  if (id === null) return null
  const [changed] = await store.database.db
    .update(subscribers)
    .set({ language })
    .where(eq(subscribers.id, id))
    .returning()
  return changed ? toSubscription(changed, store) : null
}

function change(
  store: NewsletterStore,
  id: string,
  event: Omit<RecordedEvent, 'now'>,
  visitorId: string | null,
): Promise<Subscription | null> {
  const now = store.clock()
  return store.database.db.transaction(async (tx) => {
    const subscriber = await lockSubscriber(tx, id)
    if (!subscriber) return null
    const changed = await recordEvent(tx, subscriber, { ...event, now }, store.newsletter)
    if (visitorId !== null) await linkVisitor(tx, { visitorId, subscriberId: id, now })
    return toSubscription(changed, store)
  })
}

async function find(
  { database }: NewsletterStore,
  token: string,
  tokens: IdTokens,
): Promise<Subscriber | null> {
  const id = tokens.open(token)
  if (id === null) return null
  const [found] = await database.db.select().from(subscribers).where(eq(subscribers.id, id))
  return found ?? null
}

function toSubscription(
  { id, email, state, language, country }: Subscriber,
  { newsletter }: Pick<NewsletterStore, 'newsletter'>,
): Subscription {
  const token = newsletter.subscriptionTokens.tokenOf(id)
  return { email: maskEmail(email), state, language, country, token }
}
