import type { z } from 'zod'
import {
  type CompanyAccount,
  type CompanyAddressDraft,
  type CompanyInvitation,
  type CompanyRefusalCode,
  companyAccount,
  companyRefusal,
  type OpenCompanyInvitation,
  openCompanyInvitation,
} from '#contracts/company-account.ts'
import type { CompanyRole } from '#domain/company/company-members.ts'
import { type Accepted, ok, type Refused } from '#domain/result.ts'
import { callJson, type JsonCall, type JsonReach, type JsonResponse, readJson } from '../calls/json-caller.ts'

type CompanyCode = CompanyRefusalCode | 'company-unavailable'
/** `fields` has the error of each field. */
export type CompanyRefused = Refused<CompanyCode> & {
  readonly fields: readonly { readonly field: string; readonly code: string }[]
}
type Called<Value> = Promise<Accepted<Value> | CompanyRefused>

/** Calls of `contracts/company-account.ts` for the customer with an access token. */
export type CompanyClient = { of(accessToken: string): CustomerCompany }
export type CustomerCompany = {
  read(): Called<CompanyAccount>
  invite(invitation: CompanyInvitation): Called<null>
  resend(id: string, locale: Pick<CompanyInvitation, 'language' | 'country'>): Called<null>
  revoke(id: string): Called<null>
  changeRole(id: string, role: CompanyRole): Called<null>
  /** Removes someone; with one's own id, leaves the company. */
  removeMember(id: string): Called<null>
  /** `id` is null for a new address. */
  saveAddress(id: string | null, draft: CompanyAddressDraft): Called<null>
  removeAddress(id: string): Called<null>
  changeTaxNumber(taxNumber: string): Called<null>
  invitation(token: string): Called<OpenCompanyInvitation>
  accept(token: string): Called<null>
}

export type CompanyClientOptions = JsonReach & {
  readonly report: (problem: { code: 'company-unavailable'; status: number | null }) => void
}

const TIMEOUT_MS = 5_000

export function createCompanyClient(options: CompanyClientOptions): CompanyClient {
  function refusedBy({ status, body }: JsonResponse): CompanyRefused {
    const refusal = companyRefusal.safeParse(body)
    if (refusal.success) {
      const { code, fields = [] } = refusal.data
      return { ok: false, code, fields }
    }
    options.report({ code: 'company-unavailable', status })
    return { ok: false, code: 'company-unavailable', fields: [] }
  }
  return {
    of(accessToken) {
      const send = (path: string, sent: Pick<JsonCall, 'method' | 'json'> = {}) =>
        callJson(options, path, {
          ...sent,
          headers: { authorization: `Bearer ${accessToken}` },
          timeoutMs: TIMEOUT_MS,
        })
      async function read<Value>(path: string, schema: z.ZodType<Value>): Called<Value> {
        const response = await send(path)
        const value = readJson(response, schema)
        return value === null ? refusedBy(response) : ok(value)
      }
      async function change(path: string, sent: Pick<JsonCall, 'method' | 'json'>): Called<null> {
        const response = await send(path, sent)
        const { status } = response
        return status !== null && status >= 200 && status < 300 ? ok(null) : refusedBy(response)
      }
      return {
        read: () => read('/company', companyAccount),
        invite: (json) => change('/company/invitations', { json }),
        resend: (id, json) => change(`/company/invitations/${path(id)}/email`, { json }),
        revoke: (id) => change(`/company/invitations/${path(id)}`, { method: 'DELETE' }),
        changeRole: (id, role) => change(`/company/members/${path(id)}`, { method: 'PUT', json: { role } }),
        removeMember: (id) => change(`/company/members/${path(id)}`, { method: 'DELETE' }),
        saveAddress: (id, json) =>
          id === null
            ? change('/company/addresses', { json })
            : change(`/company/addresses/${path(id)}`, { method: 'PUT', json }),
        removeAddress: (id) => change(`/company/addresses/${path(id)}`, { method: 'DELETE' }),
        changeTaxNumber: (taxNumber) => change('/company/tax-number', { method: 'PUT', json: { taxNumber } }),
        invitation: (token) => read(`/invitations/company/${path(token)}`, openCompanyInvitation),
        accept: (token) => change(`/invitations/company/${path(token)}/acceptance`, { method: 'POST' }),
      }
    },
  }
}

const path = encodeURIComponent
