import { LINK_LIFETIME_MS } from '../account/account-links.ts'
import { COMPANY_INVITATION_DAYS } from '../company/company-members.ts'
import { LIST_INVITATION_DAYS } from '../list/list-limits.ts'
import { CONFIRMATION_DAYS } from '../newsletter/subscription.ts'
import { SAMPLE_LINK_DAYS } from '../trade/samples.ts'

const DAY_MS = 86_400_000

/** For emails whose content does not expire by itself. */
const DEFAULT_DAYS = 30

/**
 * How long an email is worth sending, in milliseconds after it was written, if shorter than the default: as long as its
 * link works, or its content is true.
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

/** Whether an email's link has expired, or a reminder's occasion has passed. */
export function isTooLateToSend({ kind, createdAt }: { kind: string; createdAt: Date }, now: Date): boolean {
  const lifetimeMs = LIFETIMES_MS[kind] ?? DEFAULT_DAYS * DAY_MS
  return now.getTime() - createdAt.getTime() >= lifetimeMs
}
