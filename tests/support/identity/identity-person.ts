import { randomBytes } from 'node:crypto'
import { ACCOUNT_TOKEN_HEADER, type AccountResponse } from '#contracts/identity.ts'
import type { AccountMailRequest } from '#contracts/mail.ts'
import { type openIdentity, SIGN_UP, signIn, signUp } from './identity-flow.ts'

type Identity = Awaited<ReturnType<typeof openIdentity>>

/** A customer who has signed up: their account calls, and the links in their emails. */
export async function openPerson(identity: Identity) {
  const name = randomBytes(6).toString('hex')
  const email = `${name}@example.com`
  const browser = identity.browser()
  const tokens = await signUp(browser, { ...SIGN_UP, email })
  const call = callWith(browser, tokens.access_token)

  /** Requests another address and returns the token of the emailed link. */
  async function requestEmail(next: string, password = SIGN_UP.password): Promise<string> {
    const response = await call('POST', '/email', { email: next, password, language: 'en' })
    if (response.status !== 204) throw new Error(`The change was refused: ${response.status}`)
    return tokenTo(identity, next, 'account-email-change')
  }

  /** Requests a password reset and returns the token of its link. */
  async function requestReset(address = email): Promise<string> {
    const other = identity.browser()
    const { uid } = await other.begin()
    await other.screen(`/interactions/${uid}/password-links`, { email: address, language: 'en' })
    return tokenTo(identity, address, 'account-password')
  }

  return {
    email,
    name,
    browser,
    tokens,
    call,
    requestEmail,
    requestReset,
    verificationToken: tokenTo(identity, email, 'account-verification'),
    account: async () => (await (await call('GET', '')).json()) as AccountResponse,
    postLink: (path: string, body: object = {}) => identity.browser().screen(path, body),
    /** Signs in from another browser and returns its account calls. */
    elsewhere: async (address: string, password: string) => {
      const other = identity.browser()
      const { access_token } = await signIn(other, { email: address, password })
      return callWith(other, access_token)
    },
    signsIn: async (address: string, password: string) => {
      const other = identity.browser()
      const { uid } = await other.begin()
      return (await other.screen(`/interactions/${uid}/sign-in`, { email: address, password })).status === 200
    },
  }
}

function callWith(browser: ReturnType<Identity['browser']>, accessToken: string) {
  return (method: string, path: string, body?: object) =>
    browser.call(`/account${path}`, {
      method,
      headers: {
        authorization: 'Bearer screens',
        [ACCOUNT_TOKEN_HEADER]: accessToken,
        'content-type': 'application/json',
        'x-visitor-key': accessToken.slice(0, 12),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
}

/** The token of the newest link of a kind that was emailed to an address. */
export function tokenTo(identity: Identity, address: string, kind: AccountMailRequest['kind']): string {
  const email = identity.letters.findLast(({ to, kind: kindOfLink }) => to === address && kindOfLink === kind)
  if (!email) throw new Error(`No ${kind} to ${address}`)
  return email.url.split('/').at(-1) ?? ''
}
