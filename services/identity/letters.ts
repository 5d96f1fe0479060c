import type { AccountMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/language.ts'
import { localePath, resolveLocale } from '#domain/locale.ts'
import type { Queryable } from '#services/kernel/database.ts'
import type { Account } from './accounts.ts'
import { makeLink } from './mailed-links.ts'
import type { IdentityOptions } from './options.ts'

const PAGES = {
  password: '/password',
  verification: '/verify-email',
  'email-change': '/change-email',
} as const

/** Mails a person a link of their own, in the given language; earlier links of the kind work no longer. */
export async function mailLink(
  options: IdentityOptions,
  queryable: Queryable,
  {
    account,
    kind,
    language,
    newEmail,
  }: { account: Account; kind: keyof typeof PAGES; language: Language; newEmail?: string },
): Promise<void> {
  const { clock, origin, shopName, sendMail } = options
  const token = await makeLink(queryable, {
    ...{ accountId: account.id, purpose: kind, now: clock() },
    ...(newEmail && { email: newEmail }),
  })
  const path = localePath(resolveLocale(language, HOME_OF[language]), `${PAGES[kind]}/${token}`)
  await sendMail(queryable, {
    kind: `account-${kind}` satisfies AccountMailRequest['kind'],
    letter: `account-${kind}/${token.slice(0, 8)}-${account.id}`,
    to: newEmail ?? account.email,
    language,
    url: origin + path,
    shop: { name: shopName, url: origin },
  })
}

/** Tells the address so far that it no longer is the account's: whoever did not do this still reads it there. */
export async function mailEmailChanged(
  { origin, shopName, sendMail, clock }: IdentityOptions,
  queryable: Queryable,
  { account, language }: { account: Account; language: Language },
): Promise<void> {
  await sendMail(queryable, {
    kind: 'account-email-changed',
    letter: `account-email-changed/${account.id}-${clock().getTime()}`,
    ...{ to: account.email, language },
    url: origin + localePath(resolveLocale(language, HOME_OF[language]), '/profile'),
    shop: { name: shopName, url: origin },
  })
}

/**
 * In which language to write to somebody: the one that they chose, else that of the page on which the letter was asked
 * for. Ask before a transaction begins: another service keeps it.
 */
export async function languageOfLetter(
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

/** A country in which each language is spoken: the pages that links lead to have no other use of it. */
const HOME_OF = { en: 'US', it: 'IT', es: 'ES', de: 'DE', fr: 'FR' } as const
