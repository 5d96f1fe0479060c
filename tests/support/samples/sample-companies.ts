import type { AccountMailRequest } from '#contracts/mail.ts'
import { ok } from '#domain/result.ts'
import { createRateLimiter } from '#services/kernel/rate-limit.ts'
import { freshDatabase } from '../database.ts'
import { TEST_TIME } from '../test-clock.ts'
import { SAMPLE_COMPANY_TOKEN, sampleCustomers } from './sample-customer.ts'

export const emailOf = (name: string) => `${name}@example.com`

/**
 * A customer account service in which everyone has an account: a name is both its id and its access token, and
 * `emailOf` returns its address, which everyone except `unverified` has verified. Emails are collected.
 */
export async function openCompanies() {
  const database = await freshDatabase('customer', 'kernel')
  const sentEmails: AccountMailRequest[] = []
  let now = TEST_TIME
  const clock = () => now
  const service = sampleCustomers(database, {
    clock,
    limiter: createRateLimiter({ database, clock, secret: 'secret' }),
    async authenticate(name) {
      if (name === 'guess') return ok(null)
      return ok({ accountId: name, email: emailOf(name), isEmailVerified: name !== 'unverified' })
    },
    findMailboxes: async (names) =>
      new Map(names.map((name) => [name, { email: emailOf(name), language: 'it' }])),
    sendMail: async (_, request) => void sentEmails.push(request),
  })
  async function send<Reply extends object>(
    token: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number } & Partial<Reply>> {
    const response = await service.fetch(
      new Request(`http://customer.internal${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return { status: response.status, ...(text !== '' && JSON.parse(text)) }
  }
  const decide = (name: string, standing: string) =>
    send(SAMPLE_COMPANY_TOKEN, 'PUT', `/companies/${name}`, { name: 'Studio Conti', standing })
  return {
    database,
    service,
    letters: sentEmails,
    send,
    clock,
    move(ms: number) {
      now = new Date(now.getTime() + ms)
    },
    /** Deletes everything, and gives Anna an approved company. */
    async reset() {
      now = TEST_TIME
      sentEmails.length = 0
      await database.pool.query('truncate customer.companies, customer.customers, kernel.rate_limits cascade')
      await decide('anna', 'approved')
    },
    decide,
    /** The secret of the last invitation that was emailed. */
    lastToken: () => sentEmails.at(-1)?.url.split('/').at(-1) ?? '',
  }
}
