import { z } from 'zod'
import type {
  AccountMailRequest,
  MailRequest,
  NewsletterIssueRequest,
  NewsletterMailRequest,
  SamplesMailRequest,
} from '#contracts/mail.ts'
import { type EmailSample, SAMPLE_GROUPS } from '#contracts/team/email-sample.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { showEmail } from '#services/kernel/shown-email.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import { defineResource, type TeamRoute } from '#services/kernel/team/routes.ts'
import type { MailOptions } from '../options.ts'
import { renderMail } from '../render-mail.ts'
import { ORDER_SAMPLES, ORDER_VARIANTS } from '../samples/order-samples.ts'
import { CHAT_SAMPLES, QUOTE_SAMPLES, REQUEST_SAMPLES } from '../samples/request-samples.ts'
import type { SampleContext } from '../samples/sample-context.ts'
import { SAMPLE_TEXTS } from '../samples/sample-texts.ts'

const DEVICE = {
  device: { browser: 'Firefox', system: 'Windows' },
  happenedAt: '2026-11-26T09:00:00.000Z',
}

const PEOPLE = { inviter: 'Ada Byron', company: 'Studio Byron' }

const createLinkMail = ({ language, shop }: SampleContext, path: string) => ({
  letter: '',
  to: 'ada@example.com',
  language,
  shop,
  url: `${shop.url}${path}`,
})

const accountSample = (
  kind: AccountMailRequest['kind'],
  path: string,
  facts: Pick<
    AccountMailRequest,
    'device' | 'happenedAt' | 'factor' | 'change' | 'inviter' | 'company' | 'codesLeft'
  > = {},
) => {
  return (context: SampleContext): AccountMailRequest => ({
    kind,
    ...createLinkMail(context, path),
    ...facts,
  })
}

const ACCOUNT_SAMPLES = {
  'account-password': accountSample('account-password', '/password/sample'),
  'account-verification': accountSample('account-verification', '/verify-email/sample'),
  'account-email-change': accountSample('account-email-change', '/change-email/sample'),
  'account-email-undo': accountSample('account-email-undo', '/restore-email/sample'),
  'account-email-changed': accountSample('account-email-changed', '/profile'),
  'account-email-change-requested': accountSample('account-email-change-requested', '/profile/password'),
  'account-password-changed': accountSample('account-password-changed', '/profile/password'),
  'account-new-device': accountSample('account-new-device', '/profile/sessions', DEVICE),
  'account-sign-in-attack': accountSample('account-sign-in-attack', '/profile/sessions', DEVICE),
  'account-passkey-added': accountSample('account-passkey-added', '/profile/passkeys', DEVICE),
  'account-passkey-removed': accountSample('account-passkey-removed', '/profile/passkeys', DEVICE),
  'account-passkeys-removed': accountSample('account-passkeys-removed', '/profile/passkeys'),
  'account-factor-added': accountSample('account-factor-added', '/desk/security', {
    ...DEVICE,
    factor: 'passkey',
  }),
  'account-factor-removed': accountSample('account-factor-removed', '/desk/security', {
    ...DEVICE,
    factor: 'code',
  }),
  'account-factor-reset': accountSample('account-factor-reset', '/desk'),
  'account-recovery-code-used': accountSample('account-recovery-code-used', '/desk/security', {
    ...DEVICE,
    codesLeft: 4,
  }),
  'account-recovery-codes-replaced': accountSample(
    'account-recovery-codes-replaced',
    '/desk/security',
    DEVICE,
  ),
  'account-list-invitation': accountSample('account-list-invitation', '/lists/invitation/sample', PEOPLE),
  'account-company-invitation': accountSample(
    'account-company-invitation',
    '/company/invitation/sample',
    PEOPLE,
  ),
  'account-company-people': accountSample('account-company-people', '/profile/company', {
    ...PEOPLE,
    change: 'joined',
  }),
  'account-company-removed': accountSample('account-company-removed', '/contact', PEOPLE),
  'account-company-tax': accountSample('account-company-tax', '/profile/company', {
    ...PEOPLE,
    change: 'exempt',
  }),
  'account-trade-received': accountSample('account-trade-received', '/trade/apply/received'),
  'account-trade-approved': accountSample('account-trade-approved', '/'),
  'account-trade-rejected': accountSample('account-trade-rejected', '/contact'),
  'account-trade-team': accountSample('account-trade-team', '/desk/trade-applications'),
} satisfies Record<AccountMailRequest['kind'], (context: SampleContext) => AccountMailRequest>

const newsletterSample = (kind: NewsletterMailRequest['kind'], path: string) => {
  return (context: SampleContext): NewsletterMailRequest => ({ kind, ...createLinkMail(context, path) })
}

const NEWSLETTER_SAMPLES = {
  'newsletter-confirmation': newsletterSample('newsletter-confirmation', '/newsletter/confirm/sample'),
  'newsletter-subscribed': newsletterSample('newsletter-subscribed', '/newsletter/sample/preferences'),
  'samples-confirmation': (context: SampleContext): SamplesMailRequest => ({
    kind: 'samples-confirmation',
    ...createLinkMail(context, '/account/samples/confirm/sample'),
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

const ROLES = ['orders', 'care', 'content'] as const
const filter = z.strictObject({
  /** The language of the subjects. */
  language: z.enum(LANGUAGES).default('en'),
  group: z.enum(SAMPLE_GROUPS).optional(),
})
const query = z.object({ language: z.enum(LANGUAGES).default('en'), scheme: z.string().optional() })

type SampleOptions = Pick<MailOptions, 'house' | 'shopUrl'>

type CreateSample = (context: SampleContext) => MailRequest

/** One email of each kind that the shop sends. The type check fails if a kind is missing. */
const SAMPLES_BY_KIND = {
  ...ORDER_SAMPLES,
  ...REQUEST_SAMPLES,
  ...QUOTE_SAMPLES,
  ...CHAT_SAMPLES,
  ...ACCOUNT_SAMPLES,
  ...NEWSLETTER_SAMPLES,
} satisfies Record<MailRequest['kind'], CreateSample>

export const EMAIL_SAMPLES: ReadonlyMap<string, CreateSample> = new Map<string, CreateSample>(
  Object.entries({ ...SAMPLES_BY_KIND, ...ORDER_VARIANTS }),
)

/**
 * The team resource `email-samples`: every email that the shop sends, with sample data, ordered by group. Nothing is
 * stored.
 */
export function emailSamples({ house, shopUrl }: SampleOptions): readonly TeamRoute[] {
  const shop = { name: house.name, url: shopUrl }
  const createIn = (id: string, language: Language) => EMAIL_SAMPLES.get(id)?.({ language, shop })

  function toItem(id: string, language: Language): EmailSample | null {
    const mail = createIn(id, language)
    if (!mail) return null
    const { subject } = renderMail(mail, house)
    return { id, version: 1, group: getGroup(mail), recipient: getRecipient(mail), subject, contents: null }
  }
  function findContents(id: string): EmailSample['contents'] {
    const inLanguage = (language: Language) => {
      const mail = createIn(id, language)
      const { subject = '', text = '' } = mail ? renderMail(mail, house) : {}
      return { subject, text }
    }
    return {
      de: inLanguage('de'),
      en: inLanguage('en'),
      es: inLanguage('es'),
      fr: inLanguage('fr'),
      it: inLanguage('it'),
    }
  }

  const resource = defineResource({
    name: 'email-samples',
    isPersonal: false,
    roles: ROLES,
    filter,
    sortable: ['group'],
    logged: [],
    async list(_db, { filter: { language, group }, sort, from, count }) {
      const all = [...EMAIL_SAMPLES.keys()].flatMap((id) => toItem(id, language) ?? [])
      const listed = all
        .filter((sample) => group === undefined || sample.group === group)
        .toSorted((one, other) => SAMPLE_GROUPS.indexOf(one.group) - SAMPLE_GROUPS.indexOf(other.group))
      if (sort.isDescending) listed.reverse()
      return { items: listed.slice(from, from + count), total: listed.length }
    },
    async find(_db, id) {
      const sample = toItem(id, 'en')
      return sample && { ...sample, contents: findContents(id) }
    },
  })
  const preview: TeamRoute = {
    method: 'GET',
    path: '/email-samples/:id/html',
    roles: ROLES,
    needsConfirmation: false,
    isPersonal: false,
    async handle({ id, query: given }) {
      const parsed = query.safeParse(given)
      const mail = parsed.success && createIn(id, parsed.data.language)
      return mail
        ? showEmail(renderMail(mail, house).html, parsed.data.scheme)
        : refusedResponse(404, 'item-not-found')
    },
  }
  return [...resource, preview]
}

function getGroup({ kind }: MailRequest): EmailSample['group'] {
  return SAMPLE_GROUPS.find((group) => kind.startsWith(`${group}-`)) ?? 'order'
}

/**
 * Returns the recipient of an email. Emails about desk pages go to the house, and those about desk access to team
 * members.
 */
function getRecipient(mail: MailRequest): EmailSample['recipient'] {
  if ('deskUrl' in mail || mail.kind === 'account-trade-team') return 'house'
  return /^account-(?:factor|recovery)-/.test(mail.kind) ? 'member' : 'customer'
}
