import type { Database } from '#services/kernel/database/database.ts'
import { MARK } from '../prices/planted-prices.ts'

/** The marked data of each company, which only its own members may see. */
export const COMPANY_MARKS = ['tax', 'address', 'invitation'] as const
type CompanyMark = (typeof COMPANY_MARKS)[number]

/** A mark as it was found, and the mailbox of the owner of the marked company. */
export type FoundMark = { readonly written: string; readonly kind: CompanyMark; readonly owner: string }

/** The mailbox of the owner of the company to which someone with a role belongs. */
const OWNER_BY_ROLE: Readonly<Record<string, string>> = {
  approved: 'trade',
  former: 'trade',
  pending: 'pending',
  rejected: 'rejected',
}

/** The approved company's credit limit, as a marked price that no other customer may see. */
const LIMIT_MINOR = 1_000_00 * MARK

/**
 * Gives each company of the demonstration a marked tax number with an exemption, a marked address and a marked
 * invitation.
 */
export async function plantCompanies({ pool }: Database): Promise<void> {
  const owners = `select m.company_id as id, c.location_id as location, split_part(a.email, '@', 1) as owner
    from customer.company_members m join customer.companies c on c.id = m.company_id
    join identity.accounts a on a.id::text = m.account_id where m.role = 'owner'`
  await pool.query(
    `update customer.companies c set tax_number = 'companymark-tax-' || o.owner, is_tax_exempt = true,
       exemption_decided_by = 'the house', exemption_decided_at = now() from (${owners}) o where o.id = c.id`,
  )
  await pool.query(
    `insert into customer.company_addresses (company_id, address, is_default, created_at)
     select o.id, jsonb_build_object('firstName', 'Ada', 'lastName', 'Byron', 'company', '', 'line1', 'companymark-address-' || o.owner,
       'line2', '', 'city', 'New York', 'zone', 'NY', 'postalCode', '10012', 'country', 'US', 'phone', '+1 212 555 0142'), false, now()
     from (${owners}) o`,
  )
  await pool.query(
    `insert into customer.company_invitations (company_id, email, token_hash, invited_at, expires_at)
     select o.id, 'companymark-invitation-' || o.owner || '@example.com', md5(o.owner), now(), now() + interval '14 days' from (${owners}) o`,
  )
  await pool.query(
    `insert into commerce.credit_terms (location_id, company, currency, limit_minor, days, decided_at)
     select 'gid://shopify/CompanyLocation/' || o.location, 'Studio', 'EUR', $1::bigint, 30, now() from (${owners}) o where o.owner = $2`,
    [LIMIT_MINOR, OWNER_BY_ROLE.approved],
  )
}

/** Finds the marks in a text. After tags are removed, a mark may be followed directly by the next text. */
export function findMarks(text: string): FoundMark[] {
  return [...text.matchAll(/companymark-(tax|address|invitation)-(trade|pending|rejected)/g)].flatMap(
    ([written, name, owner = '']) => {
      const kind = COMPANY_MARKS.find((known) => known === name)
      return kind ? [{ written, kind, owner }] : []
    },
  )
}

/** Whether someone with this role belongs to the company of a mark. */
export function isOwn({ owner }: FoundMark, role: string): boolean {
  return OWNER_BY_ROLE[role] === owner
}
