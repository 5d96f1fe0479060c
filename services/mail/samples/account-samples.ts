import type {
  AccountMailRequest,
  NewsletterIssueRequest,
  NewsletterMailRequest,
  SamplesMailRequest,
} from '#contracts/mail.ts'
import type { SampleContext } from './sample-context.ts'
import { SAMPLE_TEXTS } from './sample-texts.ts'

const DEVICE = {
  device: { browser: 'Firefox', system: 'Windows' },
  happenedAt: '2026-11-26T09:00:00.000Z',
}
const PEOPLE = { inviter: 'Ada Byron', company: 'Studio Byron' }

const linkMail = ({ language, shop }: SampleContext, path: string) => ({
  letter: '',
  to: 'ada@example.com',
  language,
  shop,
  url: `${shop.url}${path}`,
})

const account = (
  kind: AccountMailRequest['kind'],
  path: string,
  facts: Pick<
    AccountMailRequest,
    'device' | 'happenedAt' | 'factor' | 'change' | 'inviter' | 'company' | 'codesLeft'
  > = {},
) => {
  return (context: SampleContext): AccountMailRequest => ({ kind, ...linkMail(context, path), ...facts })
}

export const ACCOUNT_SAMPLES = {
  'account-password': account('account-password', '/password/sample'),
  'account-verification': account('account-verification', '/verify-email/sample'),
  'account-email-change': account('account-email-change', '/change-email/sample'),
  'account-email-undo': account('account-email-undo', '/restore-email/sample'),
  'account-email-changed': account('account-email-changed', '/profile'),
  'account-email-change-requested': account('account-email-change-requested', '/profile/password'),
  'account-password-changed': account('account-password-changed', '/profile/password'),
  'account-new-device': account('account-new-device', '/profile/sessions', DEVICE),
  'account-sign-in-attack': account('account-sign-in-attack', '/profile/sessions', DEVICE),
  'account-passkey-added': account('account-passkey-added', '/profile/passkeys', DEVICE),
  'account-passkey-removed': account('account-passkey-removed', '/profile/passkeys', DEVICE),
  'account-passkeys-removed': account('account-passkeys-removed', '/profile/passkeys'),
  'account-factor-added': account('account-factor-added', '/desk/security', { ...DEVICE, factor: 'passkey' }),
  'account-factor-removed': account('account-factor-removed', '/desk/security', {
    ...DEVICE,
    factor: 'code',
  }),
  'account-factor-reset': account('account-factor-reset', '/desk'),
  'account-recovery-code-used': account('account-recovery-code-used', '/desk/security', {
    ...DEVICE,
    codesLeft: 4,
  }),
  'account-recovery-codes-replaced': account('account-recovery-codes-replaced', '/desk/security', DEVICE),
  'account-list-invitation': account('account-list-invitation', '/lists/invitation/sample', PEOPLE),
  'account-company-invitation': account('account-company-invitation', '/company/invitation/sample', PEOPLE),
  'account-company-people': account('account-company-people', '/profile/company', {
    ...PEOPLE,
    change: 'joined',
  }),
  'account-company-removed': account('account-company-removed', '/contact', PEOPLE),
  'account-company-tax': account('account-company-tax', '/profile/company', { ...PEOPLE, change: 'exempt' }),
  'account-trade-received': account('account-trade-received', '/trade/apply/received'),
  'account-trade-approved': account('account-trade-approved', '/'),
  'account-trade-rejected': account('account-trade-rejected', '/contact'),
  'account-trade-team': account('account-trade-team', '/desk/trade-applications'),
} satisfies Record<AccountMailRequest['kind'], (context: SampleContext) => AccountMailRequest>

const newsletter = (kind: NewsletterMailRequest['kind'], path: string) => {
  return (context: SampleContext): NewsletterMailRequest => ({ kind, ...linkMail(context, path) })
}

export const NEWSLETTER_SAMPLES = {
  'newsletter-confirmation': newsletter('newsletter-confirmation', '/newsletter/confirm/sample'),
  'newsletter-subscribed': newsletter('newsletter-subscribed', '/newsletter/sample/preferences'),
  'samples-confirmation': (context: SampleContext): SamplesMailRequest => ({
    kind: 'samples-confirmation',
    ...linkMail(context, '/account/samples/confirm/sample'),
  }),
  'newsletter-issue': ({ language, shop }: SampleContext): NewsletterIssueRequest => {
    const { subject, intro, post, abstract } = SAMPLE_TEXTS[language]
    return {
      kind: 'newsletter-issue',
      letter: '',
      to: 'ada@example.com',
      language,
      shop,
      issueId: 'sample',
      subject,
      intro,
      posts: [{ title: post, abstract, picture: null }],
      links: `${shop.url}/newsletter/sample/`,
    }
  },
}
