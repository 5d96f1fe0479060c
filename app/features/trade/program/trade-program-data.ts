import type { TradeSection } from '#clients/content/pages/trade-program.ts'

/** The questions of the page with their replies, as structured data (schema.org). */
export function questionsData({ points }: TradeSection): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: points.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}
