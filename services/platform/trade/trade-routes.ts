import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import {
  type NewTradeApplication,
  ownTradeCalls,
  type RefusedTradeField,
  tradeCalls,
} from '#contracts/trade-application.ts'
import { customerKey } from '#domain/account/email-address.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { APPLICATION_FIELDS } from '#domain/trade/application.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Admission, RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { requireServerToken } from '#services/kernel/secrets/servers-only.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import { claimCertificate, lockUnclaimed } from '../requests/attachments/attachment-store.ts'
import { requestAttachments } from '../requests/requests-tables.ts'
import { readOwnApplication } from './read-own-application.ts'
import { findEarlierSubmission, findRefusedFields, submitApplication } from './submit-application.ts'
import type { TradeStore } from './trade-options.ts'
import { tradeApplications } from './trade-tables.ts'
import { updateApplication } from './update-application.ts'

/** Enough for the longest fields with each character escaped in six bytes. */
const BODY_BYTES_MAX = 16 * 1024
/** Long enough to be unguessable, since the account of an applicant is derived from the key. */
const KEY_LENGTHS = { min: 20, max: 200 }

/** More than an office sends. Limited because each attempt reveals whether an address has an account. */
const BY_NETWORK: RateLimit = { limit: 10, windowSeconds: 3_600 }

/** Limits attempts with one address from several networks. */
const BY_EMAIL: RateLimit = { limit: 10, windowSeconds: 86_400 }

/** `POST /applications` (`contracts/trade-application.ts`), for servers only. */
export function tradeRoutes(store: TradeStore & { serverToken: string | RotatedSecret }): Hono {
  const app = new Hono()
  app.use(requireServerToken(store.serverToken))
  const onError = ({ json }: Context) => json(toRefusal([{ path: '', code: 'too-long' }]), 422)
  app.post('/applications', bodyLimit({ maxSize: BODY_BYTES_MAX, onError }))
  serveCalls(
    app,
    tradeCalls,
    () => ({
      async send(application, key) {
        if (key.length < KEY_LENGTHS.min || key.length > KEY_LENGTHS.max)
          return { ok: false, ...toRefusal([{ path: IDEMPOTENCY_KEY, code: 'required' }]) }
        const fields = findRefusedFields(application)
        if (fields.length > 0) return { ok: false, ...toRefusal(fields) }
        const earlier = await findEarlierSubmission(store, application, key)
        if (earlier) return earlier
        const admitted = await admitApplication(store.trade.limiter, application)
        return admitted.ok ? submitApplication(store, application, key) : admitted
      },
    }),
    (error) => toRefusal(toRefusedFields(error)),
  )
  return app
}

/** The calls below `/customer/trade`, for an authenticated customer. */
export function customerTradeRoutes(store: TradeStore): Hono<{ Variables: { accountId: string } }> {
  const app = new Hono<{ Variables: { accountId: string } }>()
  serveCalls(app, ownTradeCalls, ({ var: { accountId } }) => ({
    readOwn: async () => ok(await readOwnApplication(store.database.db, accountId)),
    addCertificate: ({ certificate }) => addCertificate(store.database, { accountId, certificate }),
  }))
  return app
}

function toRefusal(fields: RefusedTradeField[]) {
  return { code: 'trade-application-refused' as const, fields }
}

/** Uses the codes that the contract sets as messages of zod. Any other error is a bug in the caller. */
function toRefusedFields({ issues }: z.ZodError): RefusedTradeField[] {
  return issues.map(({ path, message }) => {
    const field = APPLICATION_FIELDS.find((known) => path.includes(known))
    const isCode = /^[a-z]+(?:-[a-z]+)*$/.test(message)
    return { path: field ?? path.join('.'), code: isCode ? message : 'request-malformed' }
  })
}

async function admitApplication(
  limiter: RateLimiter,
  { network, email }: Pick<NewTradeApplication, 'network' | 'email'>,
): Promise<Admission> {
  if (network !== null) {
    const admitted = await limiter.admit(`trade application network ${network}`, BY_NETWORK)
    if (!admitted.ok) return admitted
  }
  return limiter.admit(`trade application email ${customerKey(email)}`, BY_EMAIL)
}

async function addCertificate(
  { db }: Database,
  { accountId, certificate }: { accountId: string; certificate: string },
): Promise<Result<null, 'application-not-found' | 'certificate-there' | 'attachment-unknown'>> {
  return db.transaction(async (tx) => {
    const [application] = await tx
      .select({ id: tradeApplications.id })
      .from(tradeApplications)
      .where(eq(tradeApplications.accountId, accountId))
      .for('update')
    if (!application) return refuse('application-not-found')
    const [known] = await tx
      .select({ id: requestAttachments.id })
      .from(requestAttachments)
      .where(eq(requestAttachments.applicationId, application.id))
    if (known) return refuse('certificate-there')
    if (!(await lockUnclaimed(tx, [certificate]))) return refuse('attachment-unknown')
    await claimCertificate(tx, application.id, certificate)
    await updateApplication(tx, application.id, {})
    return ok(null)
  })
}
