import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { LINE_REFUSALS } from '#domain/newsletter/subscriber-file.ts'
import {
  SUBSCRIBER_STATES,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_PLACES,
} from '#domain/newsletter/subscription.ts'

/** What happened to a subscription, oldest first: the proof of consent. */
const proof = z.object({
  id: z.number(),
  event: z.enum(SUBSCRIPTION_EVENTS),
  place: z.enum(SUBSCRIPTION_PLACES),
  happenedAt: z.string(),
  /** The wording of the consent. */
  wording: z.string().nullable(),
  note: z.string(),
})

/** `subscribers`: current, pending and former ones. `proof` is null in lists. */
export const teamSubscriber = z.object({
  id: z.string(),
  version: z.number().int(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  country: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  hasAccount: z.boolean(),
  requestedAt: z.string(),
  changedAt: z.string(),
  proof: z.array(proof).nullable(),
})
export type TeamSubscriber = z.infer<typeof teamSubscriber>

/** A line is refused because of its content, or because of its subscriber. */
const IMPORT_REFUSALS = [...LINE_REFUSALS, 'already-subscribed', 'left', 'suppressed'] as const

export const subscriberImport = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  createdAt: z.string(),
  imported: z.number().int(),
  refused: z.array(z.object({ line: z.number().int(), code: z.enum(IMPORT_REFUSALS) })),
})
export type SubscriberImport = z.infer<typeof subscriberImport>
