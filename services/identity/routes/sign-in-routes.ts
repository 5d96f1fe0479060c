import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
  DEVICE_HEADER,
  emailAddress,
  emailStep,
  type finishedResponse,
  type interactionResponse,
  type nextStepResponse,
  passwordLinkRequest,
  signInStep,
  signUpStep,
  ticketStep,
  VISITOR_KEY_HEADER,
} from '#contracts/identity.ts'
import { passkeyProof } from '#contracts/passkeys.ts'
import { FAILURES_TO_REPORT } from '#domain/account/sign-in-delay.ts'
import { parseUserAgent } from '#domain/account/user-agent.ts'
import {
  type Account,
  createAccount,
  findAccountByEmail,
  lockAccount,
  lockAuthenticated,
  normalizeEmail,
  recordEvent,
} from '../accounts/accounts.ts'
import { toOwner } from '../accounts/newsletter.ts'
import { mailLink, mailNotice, resolveEmailLanguage } from '../links/emails.ts'
import { findOpenLink } from '../links/mailed-links.ts'
import type { IdentityOptions } from '../options.ts'
import { acceptPasskey, createRequestOptions } from '../passkeys/use-passkey.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import type { Interaction, Interactions } from '../provider/interactions.ts'
import type { Refuse } from '../refuse.ts'
import type { AttemptStreaks, AttemptTarget } from '../sign-in/attempt-streaks.ts'
import { consumeTicket } from '../sign-in/sign-in-tickets.ts'
import { readTrustedDevice, trustDevice } from '../sign-in/trusted-devices.ts'
import type { Throttle } from '../throttle.ts'

/** Longer than any of these steps takes, so that timing does not reveal whether an account exists. */
const MIN_RESPONSE_MS = 300

/**
 * A password link that remains valid for at least this long is not replaced. This keeps strangers from flooding the
 * mailbox and from invalidating its latest link.
 */
const LINK_RETENTION_MS = 30 * 60_000

type SignInEnv = { Variables: { interaction: Interaction } }
type Dependencies = {
  interactions: Interactions
  refused: Refuse
  throttle: Throttle
  streaks: AttemptStreaks
}

/** The steps of a pending sign-in (Spec §4), only available to the browser in which it was started. */
export function signInRoutes(
  options: IdentityOptions,
  { interactions, refused, throttle, streaks }: Dependencies,
): Hono<SignInEnv> {
  const { database, clock, startDelay } = options
  const app = new Hono<SignInEnv>()

  // This pattern also matches the path of the sign-in itself.
  app.use('/:uid/*', async (context, next) => {
    const opened = await interactions.open(context.req.raw, context.req.param('uid'))
    if (!opened.ok) return refused(context, opened.code)
    context.set('interaction', opened.value)
    return next()
  })

  app.get('/:uid', async (context) => {
    const purpose = `sign-in:${context.req.param('uid')}` as const
    const passkey = await createRequestOptions(options, { accountId: null, use: 'sign-in', purpose })
    return context.json({ ...context.var.interaction, passkey } satisfies z.infer<typeof interactionResponse>)
  })

  app.post('/:uid/email', async (context) => {
    const { email } = emailStep.parse(await context.req.json())
    if (!isEmail(email)) return refused(context, 'email-invalid')
    const retryAfterSeconds = await throttle('lookup', {
      visitor: readVisitorKey(context),
      device: context.req.param('uid'),
    })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    return context.json({ next: await findNextStep(normalizeEmail(email)) } satisfies z.infer<
      typeof nextStepResponse
    >)
  })

  app.post('/:uid/sign-in', async (context) => {
    const { email, password } = signInStep.parse(await context.req.json())
    const untilMinimumTime = startDelay(MIN_RESPONSE_MS)
    const visitorKey = readVisitorKey(context)
    const retryAfterSeconds = await throttle('sign-in', { visitor: visitorKey })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    const address = normalizeEmail(email)
    const knownDevice = await readTrustedDevice(database, { email: address, token: readDeviceToken(context) })
    const target = { email: address, knownDevice }
    const decision = await streaks.begin(target)
    if (!decision.isAllowed) return refused(context, 'too-many-attempts', decision.waitSeconds)
    const account = await findAccountByEmail(database, address)
    const isCorrect = await verifyPassword(password, account?.passwordHash ?? null)
    if (account && isCorrect) return finish(context, account, target)
    if (account) {
      const event = { accountId: account.id, kind: 'refused', visitorKey, happenedAt: clock() } as const
      await recordEvent(database.db, event)
      if (knownDevice === null && decision.streak.failures >= FAILURES_TO_REPORT) await reportAttack(account)
    }
    await untilMinimumTime()
    return refused(context, 'credentials-wrong')
  })

  app.post('/:uid/passkey', async (context) => {
    const { used } = passkeyProof.parse(await context.req.json())
    const retryAfterSeconds = await throttle('sign-in', { visitor: readVisitorKey(context) })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    const purpose = `sign-in:${context.req.param('uid')}` as const
    const accepted = await acceptPasskey(options, used, { use: 'sign-in', purpose })
    if (!accepted.ok) return refused(context, accepted.code)
    const { email } = accepted.value
    const knownDevice = await readTrustedDevice(database, { email, token: readDeviceToken(context) })
    return finish(context, accepted.value, { email, knownDevice })
  })

  app.post('/:uid/sign-up', async (context) => {
    const details = signUpStep.parse(await context.req.json())
    if (!isEmail(details.email)) return refused(context, 'email-invalid')
    const retryAfterSeconds = await throttle('sign-up', { visitor: readVisitorKey(context) })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    const refusal = await checkPassword(details.password, details.email, options)
    if (refusal !== null) return refused(context, refusal)
    const now = clock()
    const created = await database.db.transaction(async (tx) => {
      const { hasCommercialConsent: isWanted, ...newAccount } = details
      const account = await createAccount(tx, newAccount, now)
      if (!account.ok) return account
      const { id } = account.value
      if (isWanted) await options.newsletter.choose(tx, toOwner(account.value), { isWanted: true, now })
      await recordEvent(tx, {
        accountId: id,
        kind: 'signed-up',
        visitorKey: readVisitorKey(context),
        happenedAt: now,
      })
      await mailLink(options, tx, {
        account: account.value,
        kind: 'verification',
        language: details.language,
      })
      return account
    })
    return created.ok ? finish(context, created.value, null) : refused(context, created.code)
  })

  app.post('/:uid/ticket', async (context) => {
    const { ticket } = ticketStep.parse(await context.req.json())
    const retryAfterSeconds = await throttle('sign-in', { visitor: readVisitorKey(context) })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    const account = await consumeTicket(database, ticket, clock())
    return account ? finish(context, account, null) : refused(context, 'link-expired')
  })

  app.post('/:uid/password-links', async (context) => {
    const { email, language } = passwordLinkRequest.parse(await context.req.json())
    const untilMinimumTime = startDelay(MIN_RESPONSE_MS)
    if (!isEmail(email)) return refused(context, 'email-invalid')
    const retryAfterSeconds = await throttle('password-link', { visitor: readVisitorKey(context) })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    const address = normalizeEmail(email)
    const account = await findAccountByEmail(database, address)
    if (account) {
      const emailLanguage = await resolveEmailLanguage(options, account.id, language)
      await database.db.transaction(async (tx) => {
        const locked = await lockAccount(tx, account.id)
        if (locked?.email !== address) return
        const later = new Date(clock().getTime() + LINK_RETENTION_MS)
        if (await findOpenLink(tx, locked.id, { purpose: 'password', at: later })) return
        await mailLink(options, tx, { account: locked, kind: 'password', language: emailLanguage })
        await recordEvent(tx, { accountId: account.id, kind: 'password-link', happenedAt: clock() })
      })
    }
    await untilMinimumTime()
    return context.body(null, 204)
  })

  async function findNextStep(address: string): Promise<z.infer<typeof nextStepResponse>['next']> {
    const account = await findAccountByEmail(database, address)
    if (account === null) return 'sign-up'
    return account.passwordHash === null ? 'set-password' : 'sign-in'
  }

  /** Notifies an account's owner, at most once per UTC day, that strangers are trying passwords. */
  async function reportAttack(account: Account): Promise<void> {
    const happenedAt = clock().toISOString()
    const day = happenedAt.slice(0, 10)
    if ((await throttle('attack-mail', { target: `${account.id} ${day}` })) !== null) return
    const language = await resolveEmailLanguage(options, account.id, account.language)
    await mailNotice(options, database.db, { kind: 'sign-in-attack', account, language, happenedAt })
  }

  /**
   * Signs in an account and makes this browser a trusted device. The password or passkey has been checked. `target` is
   * null if the account was just created, here or with a ticket. The owner is notified if the browser was not trusted
   * before.
   */
  async function finish(context: Context, account: Account, target: AttemptTarget | null): Promise<Response> {
    const names = parseUserAgent(context.req.header('user-agent') ?? null)
    const language =
      target && target.knownDevice === null
        ? await resolveEmailLanguage(options, account.id, account.language)
        : account.language
    const device = await database.db.transaction(async (tx) => {
      if (!(await lockAuthenticated(tx, account))) return null
      const now = clock()
      const remembered = await trustDevice(tx, {
        accountId: account.id,
        token: readDeviceToken(context),
        now,
      })
      if (target === null) return remembered
      await streaks.end(tx, target)
      const visitorKey = readVisitorKey(context)
      await recordEvent(tx, { accountId: account.id, kind: 'signed-in', visitorKey, happenedAt: now })
      if (remembered.isNew) {
        const notice = { account, language, device: names, happenedAt: now.toISOString() }
        await mailNotice(options, tx, { kind: 'new-device', ...notice })
      }
      return remembered
    })
    if (!device) return refused(context, 'credentials-wrong')
    const finished = await interactions.finish(context.req.raw, context.req.param('uid') ?? '', {
      accountId: account.id,
      version: account.credentialsVersion,
      device: { browser: names.browser, system: names.system, hash: device.tokenHash },
    })
    if (!finished.ok) return refused(context, finished.code)
    return context.json({ ...finished.value, device: device.token } satisfies z.infer<
      typeof finishedResponse
    >)
  }

  return app
}

/** Returns the keyed digest of the visitor's network that the storefront sends, or null if it is missing. */
export function readVisitorKey({ req }: Context): string | null {
  return req.header(VISITOR_KEY_HEADER) ?? null
}

/** Returns the token that may identify this browser as a trusted device of an account. */
export function readDeviceToken({ req }: Context): string | null {
  return req.header(DEVICE_HEADER) ?? null
}

function isEmail(text: string): boolean {
  return emailAddress.safeParse(text).success
}
