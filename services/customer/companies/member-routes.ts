import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
  type CompanyRefusalCode,
  companyAddressDraft,
  companyInvitation,
  type companyRefusal,
  invitationEmail,
  memberChange,
  taxNumberChange,
} from '#contracts/company-account.ts'
import { normalizeAddress, validateAddress } from '#domain/address/address.ts'
import { parseCompanyTaxNumber } from '#domain/company/company-tax-number.ts'
import { nextExemption } from '#domain/company/tax-exemption.ts'
import { isCountryCode } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import { ok } from '#domain/result.ts'
import type { VatNumberCode } from '#domain/trade/vat-number.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Caller } from '../caller.ts'
import { companies } from '../customer-tables.ts'
import type { CustomerOptions } from '../options.ts'
import { readCompanyAddresses, removeCompanyAddress, saveCompanyAddress } from './company-addresses.ts'
import type { CompanyCall } from './company-call.ts'
import { lockOwnedCompany } from './company-call.ts'
import { type CompanyMailOptions, mailTaxChange } from './company-mail.ts'
import { changeMember } from './company-people.ts'
import {
  acceptInvitation,
  inviteColleague,
  openInvitation,
  resendInvitation,
  revokeInvitation,
} from './invitations.ts'
import { readCompanyAccount } from './read-company.ts'

type MemberEnv = { Variables: { caller: Caller } }
type Refusal = z.input<typeof companyRefusal>

const STATUSES = {
  unauthorized: 401,
  'account-unavailable': 502,
  'company-not-found': 404,
  'company-malformed': 422,
  'owner-only': 403,
  'company-not-approved': 409,
  'people-full': 409,
  'already-member': 409,
  'too-many-requests': 429,
  'invitation-not-found': 404,
  'invitation-for-other': 409,
  'email-unverified': 409,
  'other-company': 409,
  'member-not-found': 404,
  'last-owner': 409,
  'address-not-found': 404,
  'addresses-full': 409,
  'address-refused': 422,
} as const satisfies Record<CompanyRefusalCode, number>

/** Implements the API in `contracts/company-account.ts`. */
export function companyMemberRoutes(
  options: CustomerOptions,
  resolveCaller: (context: Context) => Promise<Result<Caller | null, 'account-unavailable'>>,
): Hono<MemberEnv> {
  const { database, clock } = options
  const app = new Hono<MemberEnv>()
  for (const path of ['/company', '/company/*', '/invitations/company/*'])
    app.use(path, async (context, next) => {
      const caller = await resolveCaller(context)
      if (!caller.ok) return refusalResponse(context, caller)
      if (!caller.value) return refusalResponse(context, { code: 'unauthorized' })
      context.set('caller', caller.value)
      return next()
    })

  app.get('/company', async (context) => {
    const company = await readCompanyAccount(options, toCompanyCall(context))
    return company ? context.json(company) : refusalResponse(context, { code: 'company-not-found' })
  })
  app.post(
    '/company/invitations',
    withBody(companyInvitation, async (context, body) => {
      const sent = await inviteColleague(options, toCompanyCall(context), body)
      if (!sent.ok) return refusalResponse(context, sent)
      return context.json({ id: sent.value.id }, sent.value.isNew ? 201 : 200)
    }),
  )
  app.post(
    '/company/invitations/:id/email',
    withBody(invitationEmail, async (context, body) => {
      const sent = await resendInvitation(options, toCompanyCall(context), readId(context), body)
      return sent.ok ? context.json({ id: sent.value.id }) : refusalResponse(context, sent)
    }),
  )
  app.delete('/company/invitations/:id', async (context) =>
    emptyResponse(context, await revokeInvitation(options, toCompanyCall(context), readId(context))),
  )
  app.put(
    '/company/members/:id',
    withBody(memberChange, async (context, { role }) =>
      emptyResponse(context, await changeMember(options, toCompanyCall(context), readId(context), role)),
    ),
  )
  app.delete('/company/members/:id', async (context) => {
    const removed = await changeMember(options, toCompanyCall(context), readId(context), null)
    if (!removed.ok && removed.code === 'member-not-found') return context.body(null, 204)
    return emptyResponse(context, removed)
  })
  app.post('/company/addresses', (context) => saveAddress(context, null))
  app.put('/company/addresses/:id', (context) => saveAddress(context, readId(context)))
  app.delete('/company/addresses/:id', async (context) =>
    emptyResponse(context, await removeCompanyAddress(database, toCompanyCall(context), readId(context))),
  )
  app.put(
    '/company/tax-number',
    withBody(taxNumberChange, async (context, { taxNumber }) => {
      const changed = await changeTaxNumber(options, toCompanyCall(context), taxNumber)
      if (changed.ok) return context.body(null, 204)
      const { code } = changed
      if (code !== 'vat-number-malformed' && code !== 'vat-number-wrong')
        return refusalResponse(context, { code })
      return refusalResponse(context, { code: 'company-malformed', fields: [{ field: 'taxNumber', code }] })
    }),
  )
  app.get('/invitations/company/:token', async (context) => {
    const open = await openInvitation(database, toCompanyCall(context), context.req.param('token'))
    return open ? context.json(open) : refusalResponse(context, { code: 'invitation-not-found' })
  })
  app.post('/invitations/company/:token/acceptance', async (context) =>
    emptyResponse(
      context,
      await acceptInvitation(options, toCompanyCall(context), context.req.param('token')),
    ),
  )
  return app

  function toCompanyCall(context: Context<MemberEnv>): CompanyCall {
    return { caller: context.var.caller, now: clock() }
  }
  async function saveAddress(context: Context<MemberEnv>, id: string | null): Promise<Response> {
    return withBody(companyAddressDraft, async (_, { address: draft, isDefault }) => {
      const fields = validateAddress(draft)
      const { country } = draft
      if (fields.length > 0 || country === undefined || !isCountryCode(country))
        return refusalResponse(context, { code: 'address-refused', fields })
      const address = normalizeAddress(draft, country)
      const saved = await saveCompanyAddress(database, toCompanyCall(context), { id, address, isDefault })
      return saved.ok ? context.json(saved.value) : refusalResponse(context, saved)
    })(context)
  }
}

/** Returns the id in the path, or the nil UUID, which is never assigned, if it is invalid. */
function readId(context: Context): string {
  return z.uuid().catch('00000000-0000-0000-0000-000000000000').parse(context.req.param('id'))
}

function emptyResponse(
  context: Context,
  result: { ok: true } | { ok: false; code: CompanyRefusalCode },
): Response {
  return result.ok ? context.body(null, 204) : refusalResponse(context, result)
}

function refusalResponse(
  context: Context,
  {
    code,
    fields,
    ...rest
  }: Refusal | { code: 'too-many-requests'; retryAfterSeconds: number; fields?: never },
): Response {
  if ('retryAfterSeconds' in rest) context.header('retry-after', String(rest.retryAfterSeconds))
  return context.json({ code, fields } satisfies Refusal, STATUSES[code])
}

function withBody<Schema extends z.ZodType>(
  schema: Schema,
  run: (context: Context<MemberEnv>, body: z.output<Schema>) => Promise<Response>,
) {
  return async (context: Context<MemberEnv>): Promise<Response> => {
    const body = schema.safeParse(await context.req.json().catch(() => null))
    if (body.success) return run(context, body.data)
    const fields = body.error.issues.map(({ path, message }) => ({ field: path.join('.'), code: message }))
    return refusalResponse(context, { code: 'company-malformed', fields })
  }
}

/**
 * Stores the tax number of the caller's company. Its default address determines where it is taxed. Changing the number
 * ends its exemption.
 */
async function changeTaxNumber(
  options: CompanyMailOptions & { database: Database },
  call: CompanyCall,
  text: string,
): Promise<Result<null, 'company-not-found' | 'owner-only' | VatNumberCode>> {
  return options.database.db.transaction(async (tx) => {
    const found = await lockOwnedCompany(tx, call)
    if (!found.ok) return found
    const { company } = found.value
    const [home] = await readCompanyAddresses(tx, company.id)
    const parsed = parseCompanyTaxNumber(text, home?.address.country ?? null)
    if (!parsed.ok) return parsed
    const taxNumber = parsed.value
    const [changed] = await tx
      .update(companies)
      .set({ taxNumber, ...nextExemption(company, taxNumber) })
      .where(eq(companies.id, company.id))
      .returning()
    if (changed)
      await mailTaxChange(tx, options, {
        before: company,
        after: changed,
        actor: call.caller.accountId,
        now: call.now,
      })
    return ok(null)
  })
}
