import { customerGraphqlPath } from '#contracts/customer.ts'
import { type Browser, openBrowser } from '../../attack/target/browser.ts'
import { type CustomerKey, fetchCustomerKey } from '../../attack/target/customer.ts'
import type { Target } from '../../attack/target/target.ts'
import type { WalkedShop } from './walked-shop.ts'

/**
 * Everyone who visits the shop, in the order of the walk: what an approved client has seen must not be cached for
 * anyone else.
 */
export const ROLES = ['approved', 'guest', 'consumer', 'pending', 'rejected'] as const
/** The approved client after the house has withdrawn the approval. */
export const FORMER = 'former' as const
export type RoleName = (typeof ROLES)[number] | typeof FORMER

/** The local parts of their email addresses. */
const MAILBOXES = {
  approved: 'trade',
  consumer: 'consumer',
  pending: 'pending',
  rejected: 'rejected',
} as const

/** Someone as whom the shop is walked. */
export type Person = {
  readonly role: RoleName
  readonly browser: Browser
  /** Their account and its access token; null for a guest. */
  readonly account: (CustomerKey & { readonly email: string }) | null
}

/** Signs everyone in through the pages. */
export async function signPeopleIn(shop: WalkedShop): Promise<Person[]> {
  const people: Person[] = []
  for (const role of ROLES) {
    if (role === 'guest') people.push({ role, browser: openBrowser(shop.target), account: null })
    else {
      const email = Object.keys(shop.passwords).find((each) => each.startsWith(`${MAILBOXES[role]}@`)) ?? ''
      people.push(await signPersonIn(shop, role, email))
    }
  }
  return people
}

/** Signs someone in with a new browser and a new token. */
export function signInAgain(shop: WalkedShop, { role, account }: Person): Promise<Person> {
  return signPersonIn(shop, role, account?.email ?? '')
}

async function signPersonIn(
  { target, passwords }: WalkedShop,
  role: RoleName,
  email: string,
): Promise<Person> {
  const browser = openBrowser(target)
  await signIn(browser, email, passwords[email] ?? '')
  return { role, browser, account: { ...(await fetchCustomerKey(target, { browser, email })), email } }
}

async function signIn(browser: Browser, email: string, password: string): Promise<void> {
  const signInPath = await browser.follow('/login', await browser.call('/login'))
  await browser.follow(signInPath, await browser.call(signInPath, { step: 'sign-in', email, password }))
  const { status } = await browser.call('/profile')
  if (status !== 200) throw new Error(`${email} could not sign in: /profile returned ${status}`)
}

/** Returns the approved client's company location, which others claim as theirs. */
export async function findLocation(target: Target, { account }: Person): Promise<string> {
  const response = await fetch(
    `http://${target.host}:${target.port}/services/customer${customerGraphqlPath('2025-04')}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${account?.accessToken}` },
      body: JSON.stringify({
        query:
          '{ customer { companyContacts(first: 1) { nodes { locations(first: 1) { nodes { id } } } } } }',
      }),
    },
  )
  const [, id] = /(gid:\/\/shopify\/CompanyLocation\/[^"\\]+)/.exec(await response.text()) ?? []
  if (id === undefined) throw new Error('The approved client has no company location')
  return id
}
