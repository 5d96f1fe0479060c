import { createTranslator } from 'use-intl/core'
import type { AccountMailRequest } from '#contracts/mail.ts'
import type { MailMessages } from '../mail-messages.ts'

/** What a letter about an account says. */
export type AccountWords = {
  subject: string
  greeting: string
  text: string
  action: string
  hint: string
  closing: string
}

export function accountWords(
  { kind, language, shop }: AccountMailRequest,
  messages: MailMessages,
): AccountWords {
  const t = createTranslator({ locale: language, messages, namespace: 'mail', timeZone: 'UTC' })
  const letter = LETTERS[kind]
  return {
    subject: t(`account.${letter}.subject`, { house: shop.name }),
    greeting: t(`account.${letter}.title`),
    text: t(`account.${letter}.text`, { house: shop.name }),
    action: t(`account.${letter}.action`),
    hint: t(`account.${letter}.hint`),
    closing: t('order.closing'),
  }
}

const LETTERS = {
  'account-password': 'password',
  'account-verification': 'verification',
  'account-email-change': 'email-change',
  'account-email-undo': 'email-undo',
  'account-email-changed': 'email-changed',
  'account-email-change-requested': 'email-change-requested',
  'account-password-changed': 'password-changed',
} as const satisfies Record<AccountMailRequest['kind'], string>
