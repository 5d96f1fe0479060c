import { z } from 'zod'
import { isCountryCode } from '#domain/market/country-codes.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { ISSUE_AUDIENCES, ISSUE_STATES } from '#domain/newsletter/issue.ts'

const texts = (max: number) => z.partialRecord(z.enum(LANGUAGES), z.string().trim().max(max))

export const issueFields = z.strictObject({
  name: z.string().trim().min(1).max(120),
  subjects: texts(150),
  intros: texts(5_000),
  postIds: z.array(z.string().min(1).max(200)).max(12),
  languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length),
  countries: z.array(z.string().refine(isCountryCode)).max(250),
  audience: z.enum(ISSUE_AUDIENCES),
})
export type IssueFields = z.infer<typeof issueFields>

/**
 * `newsletter-issues`. `recipients`, `sent` and `clicks` count people, emails and followed links. For a draft,
 * `recipients` counts everyone in its languages and countries, only some of whom may be in its audience.
 */
export const newsletterIssue = issueFields.extend({
  id: z.string(),
  version: z.number().int(),
  state: z.enum(ISSUE_STATES),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  recipients: z.number().int(),
  sent: z.number().int(),
  clicks: z.number().int(),
  /** Articles to choose from; null in lists. */
  posts: z.array(z.object({ id: z.string(), title: z.string() })).nullable(),
  /** The sent articles and their clicks; null in lists. */
  followed: z.array(z.object({ title: z.string(), clicks: z.number().int() })).nullable(),
})
export type TeamNewsletterIssue = z.infer<typeof newsletterIssue>
