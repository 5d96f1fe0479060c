import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { emailAddress, newApplicant, type ticketResponse } from '#contracts/identity.ts'
import { TRADE_PASSWORD } from '#domain/account/password.ts'
import type { IdentityOptions } from '../options.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import { refusePassword } from '../passwords/refuse-password.ts'
import type { Refuse } from '../refuse.ts'
import { visitorOf } from '../sign-in/sign-in-routes.ts'
import { issueTicket } from '../sign-in/sign-in-tickets.ts'
import type { Throttle } from '../throttle.ts'
import { type Account, createAccount, findAccount, normalizedEmail, recordEvent } from './accounts.ts'
import { mailLink } from './emails.ts'

const accountId = z.uuid()

/**
 * `PUT /accounts/{accountId}` (`contracts/identity.ts`): the account of an applicant, under an id that the caller chose so that no
 * one else knows it.
 */
export function applicantRoute(
  options: IdentityOptions,
  { refused, throttle }: { refused: Refuse; throttle: Throttle },
): Hono {
  const { database, clock } = options
  const app = new Hono()

  app.put('/:accountId', async (context) => {
    const id = accountId.parse(context.req.param('accountId'))
    const applicant = newApplicant.parse(await context.req.json())
    if (!emailAddress.safeParse(applicant.email).success) return refused(context, 'email-invalid')
    const wait = await throttle('sign-up', { visitor: visitorOf(context) })
    if (wait !== null) return refused(context, 'too-many-attempts', wait)
    const earlier = await findAccount(database, id)
    if (earlier) return ticketOf(context, earlier, applicant)
    const refusal = await refusePassword(applicant.password, applicant.email, options, TRADE_PASSWORD)
    if (refusal !== null) return refused(context, refusal)
    const ticket = await create(id, applicant, visitorOf(context))
    if (ticket !== null) return context.json({ ticket } satisfies z.infer<typeof ticketResponse>, 201)
    // Another account has the address, unless a simultaneous call has just created this one.
    const created = await findAccount(database, id)
    return created ? ticketOf(context, created, applicant) : refused(context, 'email-registered')
  })

  function create(id: string, applicant: Applicant, visitorKey: string | null): Promise<string | null> {
    const now = clock()
    return database.db.transaction(async (tx) => {
      const consents = { hasPersonalizedConsent: false }
      const account = await createAccount(tx, { id, ...applicant, ...consents }, now)
      if (!account.ok) return null
      await recordEvent(tx, { accountId: id, kind: 'signed-up', visitorKey, happenedAt: now })
      const { language } = applicant
      await mailLink(options, tx, { account: account.value, kind: 'verification', language })
      return issueTicket(tx, account.value, now)
    })
  }

  /** Another ticket for who knows the id, the address and the password of an account. */
  async function ticketOf(context: Context, account: Account, { email, password }: Applicant) {
    const isSame = account.email === normalizedEmail(email)
    if (!isSame || !(await verifyPassword(password, account.passwordHash)))
      return refused(context, 'email-registered')
    const ticket = await issueTicket(database.db, account, clock())
    return context.json({ ticket } satisfies z.infer<typeof ticketResponse>, 201)
  }

  return app
}

type Applicant = z.infer<typeof newApplicant>
