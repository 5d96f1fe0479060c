import { type Context, Hono } from 'hono'
import { type CompanyResponse, companyChange, companyDraft } from '#contracts/company.ts'
import { globalId } from '#domain/ids.ts'
import type { CustomerOptions } from '../options.ts'
import { changeCompany, findMembership, type Membership, setCompany } from './company-rows.ts'

/** The calls of `contracts/company.ts` for the house, below `/companies`. */
export function companyHouseRoutes({ database, clock }: Pick<CustomerOptions, 'database' | 'clock'>): Hono {
  const app = new Hono()

  app.get('/:accountId', (context) => replied(context, context.req.param('accountId')))
  app.put('/:accountId', async (context) => {
    const draft = companyDraft.safeParse(await context.req.json().catch(() => null))
    if (!draft.success) return context.json({ code: 'request-malformed' }, 400)
    const accountId = context.req.param('accountId')
    await setCompany(database, { accountId, ...draft.data, now: clock() })
    return replied(context, accountId)
  })
  app.patch('/:accountId', async (context) => {
    const change = companyChange.safeParse(await context.req.json().catch(() => null))
    if (!change.success) return context.json({ code: 'request-malformed' }, 400)
    const accountId = context.req.param('accountId')
    await changeCompany(database.db, { accountId, change: change.data, now: clock() })
    return replied(context, accountId)
  })

  async function replied(context: Context, accountId: string): Promise<Response> {
    const found = await findMembership(database, accountId)
    return found ? context.json(toCompany(found)) : context.json({ code: 'company-not-found' }, 404)
  }
  return app
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
