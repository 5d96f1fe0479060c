import type { IssuePost, NewsletterIssueRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import { DEFAULT_COUNTRIES } from '../account-newsletter.ts'
import { pageUrl } from '../newsletter-mail.ts'
import type { NewsletterOptions } from '../newsletter-options.ts'
import type { Subscriber } from '../newsletter-tables.ts'
import type { NewsletterIssue } from './issue-tables.ts'

/** The key is derived from the issue and the subscriber, so the email is only queued once. */
export function createIssueEmail(
  issue: NewsletterIssue,
  subscriber: Subscriber,
  options: Pick<NewsletterOptions, 'shopName' | 'shopUrl' | 'subscriptionTokens'>,
): NewsletterIssueRequest {
  const { id, email, language } = subscriber
  const path = `/newsletter/${options.subscriptionTokens.tokenOf(id)}/`
  return {
    ...renderIssue(issue, language, issue.content?.posts[language] ?? [], options),
    letter: `newsletter-issue ${issue.id} ${id}`,
    to: email,
    links: pageUrl(subscriber, path, options),
  }
}

/** Returns links for a test email. The token belongs to no subscriber, so clicks are not counted. */
export function createTestLinks(
  issueId: string,
  language: Language,
  options: Pick<NewsletterOptions, 'shopUrl' | 'subscriptionTokens'>,
): string {
  const reader = { language, country: DEFAULT_COUNTRIES[language] }
  return pageUrl(reader, `/newsletter/${options.subscriptionTokens.tokenOf(issueId)}/`, options)
}

/** Renders an issue in one language, without a recipient. */
export function renderIssue(
  { id, subjects, intros }: Pick<NewsletterIssue, 'id' | 'subjects' | 'intros'>,
  language: Language,
  posts: IssuePost[],
  { shopName, shopUrl }: Pick<NewsletterOptions, 'shopName' | 'shopUrl'>,
): NewsletterIssueRequest {
  return {
    kind: 'newsletter-issue',
    letter: '',
    to: '',
    shop: { name: shopName, url: shopUrl },
    language,
    issueId: id,
    subject: subjects[language] ?? subjects.en ?? '',
    intro: intros[language] ?? intros.en ?? '',
    posts,
    links: `${shopUrl}/newsletter/preview/`,
  }
}
