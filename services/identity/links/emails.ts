import type { AccountMailRequest } from '#contracts/mail.ts'
import { DESK_PATHS, DESK_SECURITY_PAGE } from '#contracts/team/desk.ts'
import type { LinkPurpose } from '#domain/account/account-links.ts'
import type { Language } from '#domain/market/language.ts'
import { localePath, resolveLocale } from '#domain/market/locale.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import type { Account } from '../accounts/accounts.ts'
import type { IdentityOptions } from '../options.ts'
import { createLink } from './mailed-links.ts'

const LINK_PAGES = {
  password: '/password',
  verification: '/verify-email',
  'email-change': '/change-email',
  'email-undo': '/restore-email',
} as const satisfies Record<LinkPurpose, string>

/**
 * Emails someone their link in the given language and revokes earlier links for the same purpose. The caller must have
 * locked the account. The link is sent to `email` (the new address for a change, the old one to undo it), by default to
 * the account's address. If `isSent` is false, the link is created but not sent, so that later responses do not reveal
 * the difference.
 */
export async function mailLink(
  options: IdentityOptions,
  queryable: Queryable,
  {
    account,
    kind,
    language,
    email,
    isSent = true,
  }: { account: Account; kind: LinkPurpose; language: Language; email?: string; isSent?: boolean },
): Promise<void> {
  const { clock, origin, shopName, sendMail } = options
  const token = await createLink(queryable, account, { purpose: kind, email: email ?? null, now: clock() })
  if (!isSent) return
  await sendMail(queryable, {
    kind: `account-${kind}` satisfies AccountMailRequest['kind'],
    letter: `account-${kind}/${randomToken()}-${account.id}`,
    to: email ?? account.email,
    language,
    url: origin + pathIn(language, `${LINK_PAGES[kind]}/${token}`),
    shop: { name: shopName, url: origin },
  })
}

/** The page linked in a notice of a change, for someone who did not make the change. The desk has no locale prefix. */
const NOTICE_PAGES = {
  'email-changed': '/profile',
  'email-change-requested': '/profile/password',
  'password-changed': '/profile/password',
  'new-device': '/profile/sessions',
  'sign-in-attack': '/profile/sessions',
  'passkey-added': '/profile/passkeys',
  'passkey-removed': '/profile/passkeys',
  'passkeys-removed': '/profile/passkeys',
  'factor-added': DESK_SECURITY_PAGE,
  'factor-removed': DESK_SECURITY_PAGE,
  'factor-reset': DESK_PATHS.root,
  'recovery-code-used': DESK_SECURITY_PAGE,
  'recovery-codes-replaced': DESK_SECURITY_PAGE,
} as const
export type Notice = keyof typeof NOTICE_PAGES

/** Notifies an account's owner of a change or request, at the current or the previous address. */
export async function mailNotice(
  { origin, shopName, sendMail }: Pick<IdentityOptions, 'origin' | 'shopName' | 'sendMail'>,
  queryable: Queryable,
  {
    kind,
    account,
    language,
    to = account.email,
    ...facts
  }: {
    kind: Notice
    account: Pick<Account, 'id' | 'email'>
    language: Language
    to?: string
  } & Pick<AccountMailRequest, 'device' | 'happenedAt' | 'factor' | 'codesLeft'>,
): Promise<void> {
  const page = NOTICE_PAGES[kind]
  await sendMail(queryable, {
    kind: `account-${kind}`,
    letter: `account-${kind}/${randomToken()}-${account.id}`,
    to,
    language,
    url: origin + (page.startsWith(DESK_PATHS.root) ? page : pathIn(language, page)),
    ...facts,
    shop: { name: shopName, url: origin },
  })
}

/**
 * Returns the language for emails to an account: the owner's choice, or the language of the page where the email was
 * requested. Call it before starting a transaction, because it calls another service.
 */
export async function resolveEmailLanguage(
  { readLanguage }: Pick<IdentityOptions, 'readLanguage'>,
  accountId: string,
  fallback: Language,
): Promise<Language> {
  const chosen = await readLanguage(accountId)
  return (chosen.ok ? chosen.value : null) ?? fallback
}

function pathIn(language: Language, path: string): string {
  return localePath(resolveLocale(language, DEFAULT_COUNTRIES[language]), path)
}

/** The country in the locale prefix of links, by language. The linked pages do not depend on the country. */
const DEFAULT_COUNTRIES = { en: 'US', it: 'IT', es: 'ES', de: 'DE', fr: 'FR' } as const
