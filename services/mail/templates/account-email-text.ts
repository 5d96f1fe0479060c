import { createTranslator } from 'use-intl/core'
import type { AccountMailRequest, NewsletterMailRequest, SamplesMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/market/language.ts'
import type { MailMessages } from '../mail-messages.ts'

export type AccountEmailText = {
  subject: string
  greeting: string
  text: string
  action: string
  hint: string
  closing: string
}

export type LinkMailRequest = AccountMailRequest | NewsletterMailRequest | SamplesMailRequest

export function accountEmailText(request: LinkMailRequest, messages: MailMessages): AccountEmailText {
  const { kind, language, shop } = request
  const {
    device,
    happenedAt,
    factor,
    codesLeft,
    inviter = '',
    company = '',
    change = 'number',
  }: Omit<Partial<AccountMailRequest>, 'kind'> = request
  const t = createTranslator({ locale: language, messages, namespace: 'mail', timeZone: 'UTC' })
  const messageKey = EMAIL_TEXTS[kind]
  return {
    subject: t(`account.${messageKey}.subject`, { house: shop.name, inviter, company, change }),
    greeting: t(`account.${messageKey}.title`, { change }),
    text: t(`account.${messageKey}.text`, {
      house: shop.name,
      inviter,
      company,
      change,
      device: t('account.device', {
        browser: device?.browser ?? t('account.unknown-browser'),
        system: device?.system ?? t('account.unknown-system'),
      }),
      factor: t(`account.factor.${factor ?? 'code'}`),
      count: codesLeft ?? 0,
      time: happenedAt ? formatUtcTime(language, happenedAt) : '',
    }),
    action: t(`account.${messageKey}.action`),
    hint: t(`account.${messageKey}.hint`),
    closing:
      kind === 'account-trade-team' ? t('request.team.closing', { house: shop.name }) : t('order.closing'),
  }
}

/** Formats date and time in UTC, labeled as such, because the reader's time zone is unknown. */
function formatUtcTime(language: Language, at: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  return format.format(new Date(at))
}

const EMAIL_TEXTS = {
  'account-password': 'password',
  'account-verification': 'verification',
  'account-email-change': 'email-change',
  'account-email-undo': 'email-undo',
  'account-email-changed': 'email-changed',
  'account-email-change-requested': 'email-change-requested',
  'account-password-changed': 'password-changed',
  'account-new-device': 'new-device',
  'account-sign-in-attack': 'sign-in-attack',
  'account-passkey-added': 'passkey-added',
  'account-passkey-removed': 'passkey-removed',
  'account-passkeys-removed': 'passkeys-removed',
  'account-factor-added': 'factor-added',
  'account-factor-removed': 'factor-removed',
  'account-factor-reset': 'factor-reset',
  'account-recovery-code-used': 'recovery-code-used',
  'account-recovery-codes-replaced': 'recovery-codes-replaced',
  'account-list-invitation': 'list-invitation',
  'account-company-invitation': 'company-invitation',
  'account-company-people': 'company-people',
  'account-company-removed': 'company-removed',
  'account-company-tax': 'company-tax',
  'account-trade-received': 'trade-received',
  'account-trade-approved': 'trade-approved',
  'account-trade-rejected': 'trade-rejected',
  'account-trade-team': 'trade-team',
  'newsletter-confirmation': 'newsletter-confirmation',
  'newsletter-subscribed': 'newsletter-subscribed',
  'samples-confirmation': 'samples-confirmation',
} as const satisfies Record<LinkMailRequest['kind'], string>
