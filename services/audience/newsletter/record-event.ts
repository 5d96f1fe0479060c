import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  nextSubscriberState,
  type SubscriptionEvent,
  type SubscriptionPlace,
} from '#domain/newsletter/subscription.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { queueHostedConsent } from './hosted-consents.ts'
import type { NewsletterOptions } from './newsletter-options.ts'
import { consentEvents, consentWordings, type Subscriber, subscribers } from './newsletter-tables.ts'
import { liftSuppression } from './suppressed.ts'

export type RecordedEvent = {
  event: SubscriptionEvent
  place: SubscriptionPlace
  now: Date
  /** The text that was consented to, or null if there was none. */
  wording?: string | null
  happenedAt?: Date
  note?: string
}

/**
 * Updates a subscription that the caller has locked, records the event as proof, and queues a consent change for a
 * hosted platform, all in one transaction. An event that changes nothing, such as unsubscribing twice, is only recorded
 * if someone consented to a text.
 */
export async function recordEvent(
  tx: Queryable,
  subscriber: Subscriber,
  { event, place, now, wording = null, note = '' }: RecordedEvent,
  newsletter: Pick<NewsletterOptions, 'hosted' | 'createDigests'>,
): Promise<Subscriber> {
  const state = nextSubscriberState(subscriber.state, event) ?? subscriber.state
  if (state === subscriber.state && wording === null) return subscriber
  const wordingId = wording === null ? null : await storeWording(tx, wording, now)
  await tx
    .insert(consentEvents)
    .values({ subscriberId: subscriber.id, event, place, happenedAt: now, wordingId, note })
  if (state === subscriber.state) return subscriber
  await tx.update(subscribers).set({ state, changedAt: now }).where(eq(subscribers.id, subscriber.id))
  if (event === 'confirmed') await liftSuppression(tx, subscriber.email, newsletter)
  const isGiven = state === 'confirmed'
  if (newsletter.hosted && (isGiven || subscriber.state === 'confirmed'))
    await queueHostedConsent(tx, { email: subscriber.email, isGiven, reason: `${event} (${place})`, now })
  return { ...subscriber, state, changedAt: now, version: subscriber.version + 1 }
}

/** Records the proof for a new subscriber, whose row was just inserted with the resulting state. */
export async function recordFirstEvent(
  tx: Queryable,
  subscriber: Subscriber,
  { event, place, now, happenedAt = now, wording = null, note = '' }: RecordedEvent,
  { hosted }: Pick<NewsletterOptions, 'hosted'>,
): Promise<void> {
  const wordingId = wording === null ? null : await storeWording(tx, wording, now)
  await tx
    .insert(consentEvents)
    .values({ subscriberId: subscriber.id, event, place, happenedAt, wordingId, note })
  if (hosted && subscriber.state === 'confirmed')
    await queueHostedConsent(tx, {
      email: subscriber.email,
      isGiven: true,
      reason: `${event} (${place})`,
      now,
    })
}

async function storeWording(tx: Queryable, text: string, now: Date): Promise<string> {
  const id = createHash('sha256').update(text).digest('hex')
  await tx.insert(consentWordings).values({ id, text, firstUsedAt: now }).onConflictDoNothing()
  return id
}
