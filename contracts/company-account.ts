import { z } from 'zod'
import { COMPANY_ROLES } from '#domain/company/company-members.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import { companyName, taxNumber } from './company.ts'
import { addressDraft } from './order/checkout.ts'
import { address } from './order/order.ts'

/**
 * What members can do with their company (docs/areas/trade-and-quotes.md), in the customer account service, with a
 * customer's access token. 401 `unauthorized` without a valid one; 404 `company-not-found` if the customer has no
 * company, or an unverified address. A refusal is `companyRefusal`.
 *
 * For every member:
 * - `GET /company`: `companyAccount`.
 * - `DELETE /company/members/{id}` with their own id: leaves. 204; 409 `last-owner`.
 *
 * For owners; 403 `owner-only` for others:
 * - `POST /company/invitations`, `companyInvitation`: invites someone by email. 201 `{ id }`; 200 without another email
 *   if they are already invited. 409 `company-not-approved`, `people-full`, `already-member`; 429.
 * - `POST /company/invitations/{id}/email`, `invitationEmail`: sends it again with a new link, which replaces the
 *   earlier one. 200 `{ id }`; 404 `invitation-not-found`, 409, 429.
 * - `DELETE /company/invitations/{id}`: revokes it. 204, even if there is none.
 * - `PUT /company/members/{id}`, `memberChange`: changes someone's role. 204; 404 `member-not-found`, 409 `last-owner`.
 * - `DELETE /company/members/{id}`: removes someone. 204, even if they have already left; 409 `last-owner`.
 * - `POST /company/addresses`, `companyAddressDraft`; `PUT /company/addresses/{id}`: adds or changes an address. 200
 *   `{ id }`; 404 `address-not-found`, 409 `addresses-full`, 422 `address-refused` with the errors of its fields.
 * - `DELETE /company/addresses/{id}`: 204, even if there is none.
 * - `PUT /company/tax-number`, `taxNumberChange`: another number ends the tax exemption. 204; 422 `company-malformed`
 *   with `vat-number-malformed` or `vat-number-wrong` for its field (`domain/company/company-tax-number.ts`).
 *
 * For anyone with an account and an invitation link; 404 `invitation-not-found` if it was accepted, revoked or
 * replaced, or has expired:
 * - `GET /invitations/company/{token}`: `openCompanyInvitation`.
 * - `POST /invitations/company/{token}/acceptance`: joins. 204; 409 `invitation-for-other`, `email-unverified`,
 *   `other-company`.
 *
 * An invitation links to the page `/company/invitation/{token}`.
 */
export const companyAccount = z.object({
  name: z.string(),
  standing: z.enum(TRADE_STANDINGS),
  role: z.enum(COMPANY_ROLES),
  taxNumber: z.string(),
  isTaxExempt: z.boolean(),
  /** Ordered by the date they joined. */
  members: z.array(
    z.object({
      id: z.uuid(),
      /** Empty if unknown. */
      name: z.string(),
      /** Null if account addresses are unknown. */
      email: z.string().nullable(),
      role: z.enum(COMPANY_ROLES),
      isYou: z.boolean(),
    }),
  ),
  /** Open invitations only; empty for members who are not owners. */
  invitations: z.array(z.object({ id: z.uuid(), email: z.string(), expiresAt: z.iso.datetime() })),
  /** The default address first. */
  addresses: z.array(z.object({ id: z.uuid(), isDefault: z.boolean(), address })),
})
export type CompanyAccount = z.infer<typeof companyAccount>

/** The language of the email, and the country of the linked page. */
export const invitationEmail = z.strictObject({
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode, 'company-malformed'),
})
export const companyInvitation = invitationEmail.extend({
  email: z.email('email-malformed').max(254, 'too-long'),
})
export type CompanyInvitation = z.infer<typeof companyInvitation>

export const memberChange = z.strictObject({ role: z.enum(COMPANY_ROLES) })
export const companyAddressDraft = z.strictObject({ address: addressDraft, isDefault: z.boolean() })
export type CompanyAddressDraft = z.infer<typeof companyAddressDraft>
export const taxNumberChange = z.strictObject({ taxNumber })

export const openCompanyInvitation = z.object({
  companyName,
  /** Whether the caller is already a member. */
  isMember: z.boolean(),
  /** Null if the caller can accept. */
  refusal: z.enum(['invitation-for-other', 'email-unverified', 'other-company']).nullable(),
})
export type OpenCompanyInvitation = z.infer<typeof openCompanyInvitation>

export const COMPANY_REFUSALS = [
  'unauthorized',
  'account-unavailable',
  'company-not-found',
  'company-malformed',
  'owner-only',
  'company-not-approved',
  'people-full',
  'already-member',
  'too-many-requests',
  'invitation-not-found',
  'invitation-for-other',
  'email-unverified',
  'other-company',
  'member-not-found',
  'last-owner',
  'address-not-found',
  'addresses-full',
  'address-refused',
] as const
export type CompanyRefusalCode = (typeof COMPANY_REFUSALS)[number]
export const companyRefusal = z.object({
  code: z.enum(COMPANY_REFUSALS),
  /** For `company-malformed` and `address-refused`. */
  fields: z.array(z.object({ field: z.string(), code: z.string() })).optional(),
})
