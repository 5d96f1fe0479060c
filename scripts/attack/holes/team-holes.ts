import { CONFIRMED_ACTIONS, isAlwaysConfirmed } from '#domain/team/confirmed-actions.ts'
import { codeAt } from '#services/identity/staff/one-time-code.ts'
import { type Database, openDatabase } from '#services/kernel/database/database.ts'
import { RECORDS_MAX } from '#services/kernel/team/sent-records.ts'
import { type Customer, PASSWORD, signUpCustomer } from '../target/customer.ts'
import type { Target } from '../target/target.ts'
import { type CheckContext, call, SKIPPED, unless, type Vulnerability } from './hole.ts'

const NEW_PASSWORD = 'una notte corta in montagna 31'
const CALLS_AT_ONCE = 25
/** Team actions that are not a `POST /{resource}/{id}/{action}`, or that only read. */
const OTHER_ACTIONS = /\.(?:create|update|export|data-copy)$/

/**
 * Vulnerabilities concerning the team: what an attacker can do with a password, or with a desk session that was left
 * open.
 */
export const TEAM_VULNERABILITIES: readonly Vulnerability[] = [
  {
    name: 'the password of a member of the team alone neither deletes nor takes over the account',
    check: (place) =>
      withMember(place, async ({ member: { browser, email }, database }) => {
        const forms: readonly [string, Record<string, string>][] = [
          ['/profile/deletion', { current: PASSWORD }],
          ['/profile/password', { current: PASSWORD, password: NEW_PASSWORD, confirmation: NEW_PASSWORD }],
          ['/profile/email', { current: PASSWORD, email: `thief-${email}` }],
          ['/profile/passkeys', { step: 'prove', current: PASSWORD }],
        ]
        const before = await readAccount(database, email)
        const statuses = []
        for (const [path, form] of forms) statuses.push((await browser.call(path, form)).status)
        const after = await readAccount(database, email)
        const isSame = before !== '[]' && before === after
        return unless(isSame && statuses.every((status) => status === 422), `${statuses}, ${after}`)
      }),
  },
  {
    name: 'the database keeps one administrator of the team',
    check: (place) =>
      withMember(place, async ({ database }) => {
        const removed = await database.pool.query(`update identity.staff set roles = '{}'`).then(
          () => 'all were removed',
          (problem: { constraint?: string }) => problem.constraint,
        )
        return unless(removed === 'staff_last_administrator', String(removed))
      }),
  },
  {
    name: 'records of persons beyond the limit require the second factor again, and are in the audit log',
    check: (place) =>
      withMember(place, async ({ member, database }) => {
        const read = await signInToDesk(place.target, member)
        const codes: string[] = []
        for (let first = 0; first <= RECORDS_MAX; first += CALLS_AT_ONCE) {
          const paths = Array.from(
            { length: CALLS_AT_ONCE },
            (_, index) => `/customers/nobody-${first + index}`,
          )
          codes.push(...(await Promise.all(paths.map((path) => read('GET', path)))))
        }
        const sent = codes.filter((code) => code === '404 item-not-found').length
        const refused = codes.filter((code) => code === '403 confirmation-required').length
        const { rows } = await database.pool.query(
          `select from kernel.audit_log l join identity.accounts a on a.id::text = l.account_id
           where a.email = $1 and l.action = 'limit-reached'`,
          [member.email],
        )
        const isRight = sent <= RECORDS_MAX && refused > 0 && sent + refused === codes.length
        return unless(
          isRight && rows.length > 0,
          `${sent} are sent, ${refused} refused, ${rows.length} logged`,
        )
      }),
  },
  {
    name: 'what moves money requires a second factor of the last ten minutes',
    check: (place) =>
      withMember(place, async ({ member, database }) => {
        const send = await signInToDesk(place.target, member)
        await database.pool.query(
          `update identity.staff_sessions s set confirmed_at = now() - interval '11 minutes'
           from identity.accounts a where a.id = s.account_id and a.email = $1`,
          [member.email],
        )
        const actions = Object.keys(CONFIRMED_ACTIONS).filter(isAlwaysConfirmed)
        const calls: [string, string][] = actions
          .filter((action) => !OTHER_ACTIONS.test(action))
          .map((action) => ['POST', `/${action.replace('.', '/0/')}`])
        calls.push(['POST', '/discounts'], ['PATCH', '/discounts/1'], ['POST', '/credit-accounts'])
        const open: string[] = []
        for (const [method, path] of calls) {
          const code = await send(method, path)
          if (code !== '403 confirmation-required') open.push(`${path} returns ${code}`)
        }
        return unless(open.length === 0, open.join(', '))
      }),
  },
]

type MemberContext = { member: Customer; database: Database }

/** Runs a check with someone who signed up, became an administrator of the team, and is still signed in to the shop. */
async function withMember(
  { target, environment }: CheckContext,
  check: (context: MemberContext) => Promise<string | null>,
): Promise<string | null | typeof SKIPPED> {
  if (environment === null) return SKIPPED
  const database = openDatabase(environment.DATABASE_URL ?? '')
  try {
    const member = await signUpCustomer(target, `member-${crypto.randomUUID()}@example.com`)
    await database.pool.query(
      `insert into identity.staff (account_id, roles, added_at)
       select id, '{admin}', now() from identity.accounts where email = $1`,
      [member.email],
    )
    return await check({ member, database })
  } finally {
    await database.close()
  }
}

/**
 * Signs a member in to the desk and sets up the second factor. Returns a function that calls the desk's API as this
 * member and resolves to the status and the error code.
 */
async function signInToDesk(target: Target, { browser, email }: Customer) {
  const screen = await browser.follow('/desk/sign-in', await browser.call('/desk/sign-in'))
  await browser.call(screen, { step: 'email', email })
  const signedIn = await browser.call(screen, { step: 'sign-in', email, password: PASSWORD })
  const page = await browser.follow(screen, signedIn)
  const setup = await browser.call(page)
  const [, secret = ''] = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(setup.body) ?? []
  const confirmed = await browser.call(page, { code: codeAt(secret.replaceAll(' ', ''), new Date()) })
  if (confirmed.status !== 200) throw new Error(`${page} returns ${confirmed.status} for a second factor`)
  return async (method: string, path: string): Promise<string> => {
    const { status, body } = await call(target, `/desk/api${path}`, {
      method,
      headers: {
        cookie: browser.cookie(),
        origin: target.publicOrigin,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(method !== 'GET' && { body: '{}' }),
    })
    return `${status} ${/"code":"([\w-]+)"/.exec(body)?.[1] ?? ''}`
  }
}

async function readAccount(database: Database, email: string): Promise<string> {
  const { rows } = await database.pool.query(
    `select email, password_hash, (select count(*) from identity.mailed_links l
       where l.account_id = a.id and purpose = 'email-change') as changes
     from identity.accounts a where email = $1`,
    [email],
  )
  return JSON.stringify(rows)
}
