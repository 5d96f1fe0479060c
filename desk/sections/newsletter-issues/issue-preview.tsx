import type { TeamNewsletterIssue } from '../../../contracts/team/newsletter-issue.ts'
import { EmailFrame } from '../../detail/email-frame.tsx'
import { useEmailLanguage } from '../../detail/use-email-language.tsx'

/** The issue as saved, in each language. */
export function IssuePreview({ issue: { id, version } }: { issue: TeamNewsletterIssue }) {
  const { language, field } = useEmailLanguage()
  const query = new URLSearchParams({ language, version: String(version) })
  return <EmailFrame path={`/newsletter-issues/${encodeURIComponent(id)}/html?${query}`}>{field}</EmailFrame>
}
