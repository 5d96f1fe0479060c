import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import type { NewTradeApplication } from '#contracts/trade-application.ts'
import {
  laterCertificate,
  newTradeApplication,
  type RefusedTradeField,
  type refusedTradeApplication,
} from '#contracts/trade-application.ts'
import { customerKey } from '#domain/account/email-address.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { APPLICATION_FIELDS } from '#domain/trade/application.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Admission, RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { serversOnly } from '#services/kernel/secrets/servers-only.ts'
import { claimCertificate, lockUnclaimed } from '../requests/attachments/attachment-store.ts'
import { tooMany } from '../requests/requests-limits.ts'
import { requestAttachments } from '../requests/requests-tables.ts'
import { readOwnApplication } from './read-own-application.ts'
import { findSubmitted, refusedFieldsOf, type Submitted, submitApplication } from './submit-application.ts'
import type { TradeStore } from './trade-options.ts'
import { tradeApplications } from './trade-tables.ts'
import { updateApplication } from './update-application.ts'

/** The longest fields, each character escaped in six bytes. */
const BODY_BYTES_MAX = 16 * 1024
/** Long enough not to be guessed: the account of an applicant is derived from it. */
const KEY_LENGTHS = { min: 20, max: 200 }

const STATUSES = {
  'trade-application-processed': 409,
  'email-registered': 409,
  'idempotency-key-reused': 409,
  'accounts-elsewhere': 422,
  'account-unavailable': 503,
} as const

/** More applications than an office sends: each attempt reveals whether an address has an account. */
const BY_NETWORK: RateLimit = { limit: 10, windowSeconds: 3_600 }

/** Limits attempts at one address from several networks. */
const BY_EMAIL: RateLimit = { limit: 10, windowSeconds: 86_400 }

/** `POST /applications` (`contracts/trade-application.ts`), for servers only. */
export function tradeRoutes(store: TradeStore & { serverToken: string | RotatedSecret }): Hono {
  const app = new Hono()
  app.use(serversOnly(store.serverToken))
  const limit = bodyLimit({
    maxSize: BODY_BYTES_MAX,
    onError: (context) => refusedFields(context, [{ path: '', code: 'too-long' }]),
  })
  app.post('/applications', limit, async (context) => {
    const key = context.req.header(IDEMPOTENCY_KEY) ?? ''
    if (key.length < KEY_LENGTHS.min || key.length > KEY_LENGTHS.max)
      return refusedFields(context, [{ path: IDEMPOTENCY_KEY, code: 'required' }])
    const parsed = newTradeApplication.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return refusedFields(context, malformedFields(parsed.error))
    const application = parsed.data
    const fields = refusedFieldsOf(application)
    if (fields.length > 0) return refusedFields(context, fields)
    const earlier = await findSubmitted(store, application, key)
    if (earlier) return responseTo(context, earlier)
    const admitted = await admitApplication(store.trade.limiter, application)
    if (!admitted.ok) return tooMany(context, admitted)
    return responseTo(context, await submitApplication(store, application, key))
  })
  return app
}

/** The calls below `/application`, of an authenticated customer. */
export function customerTradeRoutes(store: TradeStore): Hono<{ Variables: { accountId: string } }> {
  const app = new Hono<{ Variables: { accountId: string } }>()
  app.get('/application', async (context) => {
    const own = await readOwnApplication(store.database.db, context.var.accountId)
    return own ? context.json(own) : context.json({ code: 'application-not-found' }, 404)
  })
  app.post('/application/certificate', async (context) => {
    const body = laterCertificate.safeParse(await context.req.json().catch(() => null))
    if (!body.success) return context.json({ code: 'attachment-unknown' }, 422)
    const { accountId } = context.var
    const added = await addCertificate(store.database, { accountId, certificate: body.data.certificate })
    if (added.ok) return context.body(null, 204)
    return context.json({ code: added.code }, CERTIFICATE_STATUSES[added.code])
  })
  return app
}

const CERTIFICATE_STATUSES = {
  'application-not-found': 404,
  'certificate-there': 409,
  'attachment-unknown': 422,
} as const

function responseTo(context: Context, submitted: Submitted): Response {
  if (submitted.ok) return context.json(submitted.value, 201)
  if ('fields' in submitted) return refusedFields(context, submitted.fields)
  return context.json({ code: submitted.code }, STATUSES[submitted.code])
}

function refusedFields(context: Context, fields: RefusedTradeField[]): Response {
  const body: z.infer<typeof refusedTradeApplication> = { code: 'trade-application-refused', fields }
  return context.json(body, 422)
}

/** Uses the codes that the contract states as messages. Any other fault is a bug of the caller. */
function malformedFields({ issues }: z.ZodError): RefusedTradeField[] {
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
