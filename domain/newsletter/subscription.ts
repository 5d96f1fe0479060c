/** The states of a subscriber: `pending` until the link of the confirmation email was used. */
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/**
 * `granted`: someone consented whose address was verified in another way, such as the owner of an account with a
 * verified address.
 */
export const SUBSCRIPTION_EVENTS = ['requested', 'confirmed', 'granted', 'unsubscribed', 'bounced'] as const
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number]

/** Where an event was caused. */
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
 * The state after an event; unchanged if the event has no effect. Null: the address is not stored. A confirmation only
 * applies to a pending subscription, so that an old link does not undo a later decision of its owner.
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

/** In days; then the address is removed. */
export const CONFIRMATION_DAYS = 7

export function isConfirmationOpen(requestedAt: Date, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() <= CONFIRMATION_DAYS * 86_400_000
}
