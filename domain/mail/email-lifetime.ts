import { LINK_LIFETIME_MS } from '../account/account-links.ts'
import { COMPANY_INVITATION_DAYS } from '../company/company-members.ts'
import { LIST_INVITATION_DAYS } from '../list/list-limits.ts'
import { CONFIRMATION_DAYS } from '../newsletter/subscription.ts'
import { SAMPLE_LINK_DAYS } from '../trade/samples.ts'

const DAY_MS = 86_400_000

/** Days after which an email that says nothing of its own time is of no more use. */
const DEFAULT_DAYS = 30

/**
 * How long an email is worth sending, in milliseconds since it was written, where that is shorter than usual: as long as its link
 * opens anything, or as what it says is still so.
 */
const LIFETIMES_MS: Readonly<Record<string, number>> = {
  'account-password': LINK_LIFETIME_MS.password,
  'account-verification': LINK_LIFETIME_MS.verification,
  'account-email-change': LINK_LIFETIME_MS['email-change'],
  'account-email-undo': LINK_LIFETIME_MS['email-undo'],
  'account-list-invitation': LIST_INVITATION_DAYS * DAY_MS,
  'account-company-invitation': COMPANY_INVITATION_DAYS * DAY_MS,
  'newsletter-confirmation': CONFIRMATION_DAYS * DAY_MS,
  'samples-confirmation': SAMPLE_LINK_DAYS * DAY_MS,
  'newsletter-issue': 7 * DAY_MS,
  'order-reminder': 3 * DAY_MS,
  'invoice-due': 7 * DAY_MS,
  'quote-reminder': 3 * DAY_MS,
  'request-back-in-stock': 3 * DAY_MS,
}

/** Whether an email is too old to be sent: its link has expired, or what it reminds of is over. */
export function isTooLateToSend({ kind, createdAt }: { kind: string; createdAt: Date }, now: Date): boolean {
  const lifetimeMs = LIFETIMES_MS[kind] ?? DEFAULT_DAYS * DAY_MS
  return now.getTime() - createdAt.getTime() >= lifetimeMs
}
