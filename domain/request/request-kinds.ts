/** What someone may want of the house that no button sells. */
export const REQUEST_KINDS = ['contact'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** Spec §3: the topics of the contact form. */
export const CONTACT_TOPICS = [
  'placing-order',
  'order-status',
  'trade',
  'press',
  'post-sales',
  'contract',
] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]
