import type { AccountMailRequest } from '#contracts/mail.ts'
import type { LinkPurpose } from '#domain/account/account-links.ts'
import type { Language } from '#domain/market/language.ts'
import { localePath, resolveLocale } from '#domain/market/locale.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { makeLink } from '../links/mailed-links.ts'
import type { IdentityOptions } from '../options.ts'
import type { Account } from './accounts.ts'

const LINK_PAGES = {
  password: '/password',
  verification: '/verify-email',
  'email-change': '/change-email',
  'email-undo': '/restore-email',
} as const satisfies Record<LinkPurpose, string>

/**
 * Emails a person a link of their own, in the given language; earlier links of the kind work no longer. The account is
 * locked by the caller. `email` is the address that a change or its undo is about: the link goes there. A link that may
 * not be sent (`isSent`) is made all the same, so that nobody can tell by what follows.
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
  const token = await makeLink(queryable, account, { purpose: kind, email: email ?? null, now: clock() })
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

/** Where someone goes on who reads of a change that they did not make. */
const NOTICE_PAGES = {
  'email-changed': '/profile',
  'email-change-requested': '/profile/password',
  'password-changed': '/profile/password',
  'new-device': '/profile/sessions',
  'sign-in-attack': '/profile/sessions',
} as const

/**
 * Emails the owner of an account that something was done or requested: to the address of the account, or to the one
 * that it had before.
 */
export async function mailNotice(
  { origin, shopName, sendMail, clock }: IdentityOptions,
  queryable: Queryable,
  {
    kind,
    account,
    language,
    to = account.email,
    ...facts
  }: {
    kind: keyof typeof NOTICE_PAGES
    account: Account
    language: Language
    to?: string
  } & Pick<AccountMailRequest, 'device' | 'happenedAt'>,
): Promise<void> {
  await sendMail(queryable, {
    kind: `account-${kind}`,
    letter: `account-${kind}/${account.id}-${clock().getTime()}`,
    to,
    language,
    url: origin + pathIn(language, NOTICE_PAGES[kind]),
    ...facts,
    shop: { name: shopName, url: origin },
  })
}

/**
 * In which language to write to someone: the one that they chose, else that of the page on which the letter was
 * requested. Ask before a transaction begins: another service keeps it.
 */
export async function languageOfEmail(
  { readLanguage, reportFault }: IdentityOptions,
  accountId: string,
  fallback: Language,
): Promise<Language> {
  const chosen = await readLanguage(accountId).catch((fault: unknown) => {
    reportFault(fault)
    return null
  })
  return chosen ?? fallback
}

function pathIn(language: Language, path: string): string {
  return localePath(resolveLocale(language, HOME_OF[language]), path)
}

/** A country in which each language is spoken: the pages that links lead to have no other use of it. */
const HOME_OF = { en: 'US', it: 'IT', es: 'ES', de: 'DE', fr: 'FR' } as const
