import { type Context, Hono } from 'hono'
import { type CompanyResponse, companyChange, companyDraft } from '#contracts/company.ts'
import {
  type Address,
  type AddressDraft,
  normalizeAddress,
  validateAddress,
} from '#domain/address/address.ts'
import { globalId } from '#domain/ids.ts'
import { isCountryCode } from '#domain/market/market.ts'
import type { CustomerOptions } from '../options.ts'
import { changeCompany } from './change-company.ts'
import { findMembership, type Membership, setCompany } from './company-rows.ts'

/** The house's calls in `contracts/company.ts`, under `/companies`. */
export function companyHouseRoutes(options: CustomerOptions): Hono {
  const { database, clock } = options
  const app = new Hono()

  app.get('/:accountId', (context) => respond(context, context.req.param('accountId')))
  app.put('/:accountId', async (context) => {
    const draft = companyDraft.safeParse(await context.req.json().catch(() => null))
    if (!draft.success) return context.json({ code: 'request-malformed' }, 400)
    const accountId = context.req.param('accountId')
    const { name, standing, address } = draft.data
    await setCompany(database, { accountId, name, standing, address: toValidAddress(address), now: clock() })
    return respond(context, accountId)
  })
  app.patch('/:accountId', async (context) => {
    const change = companyChange.safeParse(await context.req.json().catch(() => null))
    if (!change.success) return context.json({ code: 'request-malformed' }, 400)
    const accountId = context.req.param('accountId')
    await changeCompany(options, database.db, { accountId, change: change.data, now: clock() })
    return respond(context, accountId)
  })

  async function respond(context: Context, accountId: string): Promise<Response> {
    const found = await findMembership(database, accountId)
    return found ? context.json(toCompany(found)) : context.json({ code: 'company-not-found' }, 404)
  }
  return app
}

function toValidAddress(draft: AddressDraft = {}): Address | null {
  const { country = '' } = draft
  return isCountryCode(country) && validateAddress(draft).length === 0
    ? normalizeAddress(draft, country)
    : null
}

function toCompany({ company, member }: Membership): CompanyResponse {
  const { id, locationId, name, standing, taxNumber, isTaxExempt } = company
  return {
    companyId: globalId('Company', id),
    locationId: globalId('CompanyLocation', locationId),
    name,
    standing,
    role: member.role,
    taxNumber,
    isTaxExempt,
  }
}
