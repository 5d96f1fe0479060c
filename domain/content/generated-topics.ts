/** Legal pages that every shop has, because the shop generates their text, by the slug of their path. */
export const GENERATED_TOPICS = ['contact', 'cookie-policy'] as const
export type GeneratedTopic = (typeof GENERATED_TOPICS)[number]

/** Null for a page that only a house can write itself. */
export function findGeneratedTopic(slug: string): GeneratedTopic | null {
  return GENERATED_TOPICS.find((topic) => topic === slug) ?? null
}
