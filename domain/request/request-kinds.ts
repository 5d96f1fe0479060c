/** What someone may ask the house that no button sells. */
export const REQUEST_KINDS = [
  'contact',
  'customization',
  'white-glove',
  'more-information',
  'expert',
  /** The price and availability of a piece that is available upon request, for approved trade clients. */
  'price',
  'back-in-stock',
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
