/** What a visitor can request from the house. */
export const REQUEST_KINDS = [
  'contact',
  'customization',
  'white-glove',
  'more-information',
  'expert',
  'availability',
  'back-in-stock',
  'quote',
  'consultation',
] as const
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

/** The units that a visitor may use (Spec §9). */
export const LENGTH_UNITS = ['cm', 'in'] as const
