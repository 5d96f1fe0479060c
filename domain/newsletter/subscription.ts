/** A subscriber is `pending` until the link in the confirmation email is used. */
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/**
 * `granted`: consent from someone whose address was verified in another way, such as the owner of an account with a
 * verified address.
 */
export const SUBSCRIPTION_EVENTS = ['requested', 'confirmed', 'granted', 'unsubscribed', 'bounced'] as const
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number]

/** Where a subscription event came from. */
export const SUBSCRIPTION_PLACES = [
  'footer',
  'page',
  'layer',
  'checkout',
  'account',
  'email',
  'one-click',
  'import',
  'desk',
  'webhook',
] as const
export type SubscriptionPlace = (typeof SUBSCRIPTION_PLACES)[number]

/**
 * The state after an event; unchanged if the event has no effect. Null means the address is not stored. A confirmation
 * only applies to a pending subscription, so an old link does not undo the owner's later decision.
 */
export function nextSubscriberState(
  state: SubscriberState | null,
  event: SubscriptionEvent,
): SubscriberState | null {
  return NEXT[event][state ?? 'none']
}

type Row = Readonly<Record<SubscriberState | 'none', SubscriberState | null>>

const NEXT: Readonly<Record<SubscriptionEvent, Row>> = {
  requested: {
    none: 'pending',
    pending: 'pending',
    confirmed: 'confirmed',
    unsubscribed: 'pending',
    bounced: 'pending',
  },
  confirmed: {
    none: null,
    pending: 'confirmed',
    confirmed: 'confirmed',
    unsubscribed: 'unsubscribed',
    bounced: 'bounced',
  },
  granted: {
    none: 'confirmed',
    pending: 'confirmed',
    confirmed: 'confirmed',
    unsubscribed: 'confirmed',
    bounced: 'confirmed',
  },
  unsubscribed: {
    none: null,
    pending: 'unsubscribed',
    confirmed: 'unsubscribed',
    unsubscribed: 'unsubscribed',
    bounced: 'unsubscribed',
  },
  bounced: {
    none: null,
    pending: 'bounced',
    confirmed: 'bounced',
    unsubscribed: 'unsubscribed',
    bounced: 'bounced',
  },
}

/** In days; after that the address is deleted. */
export const CONFIRMATION_DAYS = 7

export function isConfirmationOpen(requestedAt: Date, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() <= CONFIRMATION_DAYS * 86_400_000
}
