import type { IssuePost, NewsletterIssueRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import { pageUrl } from '../newsletter-mail.ts'
import type { NewsletterOptions } from '../newsletter-options.ts'
import type { Subscriber } from '../newsletter-tables.ts'
import type { NewsletterIssue } from './issue-tables.ts'

/** The email of an issue to a subscriber, by its own key. */
export function mailOfIssue(
  issue: NewsletterIssue,
  subscriber: Subscriber,
  options: Pick<NewsletterOptions, 'shopName' | 'shopUrl' | 'subscriptionTokens'>,
): NewsletterIssueRequest {
  const { id, email, language } = subscriber
  const path = `/newsletter/${options.subscriptionTokens.tokenOf(id)}/`
  return {
    ...renderedIssue(issue, language, issue.content?.posts[language] ?? [], options),
    letter: `newsletter-issue ${issue.id} ${id}`,
    to: email,
    links: pageUrl(subscriber, path, options),
  }
}

/** An issue in a language, without a recipient. */
export function renderedIssue(
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
