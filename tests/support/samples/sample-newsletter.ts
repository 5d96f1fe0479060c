import type { NewsletterIssueRequest, NewsletterMailRequest } from '#contracts/mail.ts'
import type { NewsletterOptions } from '#services/audience/newsletter/newsletter-options.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createIdTokens } from '#services/kernel/secrets/id-tokens.ts'
import { testLimiter } from '../limiter.ts'

export const SAMPLE_NEWSLETTER_TOKEN = 'sample-newsletter-token'

/** A newsletter whose emails are collected. */
export function sampleNewsletterOptions(database: Database, clock: () => Date) {
  const sentEmails: (NewsletterMailRequest | NewsletterIssueRequest)[] = []
  const newsletter: NewsletterOptions = {
    serverToken: SAMPLE_NEWSLETTER_TOKEN,
    limiter: testLimiter(database, clock),
    shopName: 'Falegnameria',
    shopUrl: 'https://shop.example',
    sendMail: async (_tx, request) => void sentEmails.push(request),
    confirmationTokens: createIdTokens(['a secret'], 'confirmations of tests'),
    subscriptionTokens: createIdTokens(['a secret'], 'subscriptions of tests'),
    findVerifiedAccountId: async () => null,
    findPosts: async (language) => [
      {
        id: 'post-1',
        path: `/magazine/visits/post-${language}`,
        title: `Post in ${language}`,
        abstract: null,
        picture: null,
      },
    ],
    preview: ({ subject }) => ({ html: `<h1>${subject}</h1>` }),
    createDigests: (email) => [`digest of ${email}`],
    hosted: null,
  }
  return { newsletter, letters: sentEmails }
}
