import type { AccountMailRequest } from '#contracts/mail.ts'
import type { Language } from '#domain/language.ts'
import { localePath, resolveLocale } from '#domain/locale.ts'
import type { Queryable } from '#services/kernel/database.ts'
import type { Account } from './accounts.ts'
import { makeLink } from './mailed-links.ts'
import type { IdentityOptions } from './options.ts'

const PAGES = { password: '/password', verification: '/verify-email' } as const

/** Mails a person a link of their own, in the given language; earlier links of the kind work no longer. */
export async function mailLink(
  options: IdentityOptions,
  queryable: Queryable,
  { account, kind, language }: { account: Account; kind: keyof typeof PAGES; language: Language },
): Promise<void> {
  const { clock, origin, shopName, sendMail } = options
  const token = await makeLink(queryable, { accountId: account.id, purpose: kind, now: clock() })
  const path = localePath(resolveLocale(language, HOME_OF[language]), `${PAGES[kind]}/${token}`)
  await sendMail(queryable, {
    kind: `account-${kind}` satisfies AccountMailRequest['kind'],
    letter: `account-${kind}/${token.slice(0, 8)}-${account.id}`,
    to: account.email,
    language,
    url: origin + path,
    shop: { name: shopName, url: origin },
  })
}

/** A country in which each language is spoken: the pages that links lead to have no other use of it. */
const HOME_OF = { en: 'US', it: 'IT', es: 'ES', de: 'DE', fr: 'FR' } as const
