/** The legal pages that exist in every shop, because the shop itself knows what they say, by the slug of their path. */
export const GENERATED_TOPICS = ['contact', 'cookie-policy'] as const
export type GeneratedTopic = (typeof GENERATED_TOPICS)[number]

/** The topic of a slug; null for a page that only a house can write. */
export function findGeneratedTopic(slug: string): GeneratedTopic | null {
  return GENERATED_TOPICS.find((topic) => topic === slug) ?? null
}
