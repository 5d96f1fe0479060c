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
export type CompanyRefusal = Refused<CompanyCode> & {
  readonly fields: readonly { readonly field: string; readonly code: string }[]
}
type CompanyResponse<Value> = Promise<Accepted<Value> | CompanyRefusal>

/** Calls of `contracts/company-account.ts` for the customer with an access token. */
export type CompanyClient = { of(accessToken: string): CustomerCompany }
export type CustomerCompany = {
  read(): CompanyResponse<CompanyAccount>
  invite(invitation: CompanyInvitation): CompanyResponse<null>
  resend(id: string, locale: Pick<CompanyInvitation, 'language' | 'country'>): CompanyResponse<null>
  revoke(id: string): CompanyResponse<null>
  changeRole(id: string, role: CompanyRole): CompanyResponse<null>
  /** Removes someone; with one's own id, leaves the company. */
  removeMember(id: string): CompanyResponse<null>
  /** `id` is null for a new address. */
  saveAddress(id: string | null, draft: CompanyAddressDraft): CompanyResponse<null>
  removeAddress(id: string): CompanyResponse<null>
  changeTaxNumber(taxNumber: string): CompanyResponse<null>
  invitation(token: string): CompanyResponse<OpenCompanyInvitation>
  accept(token: string): CompanyResponse<null>
}

export type CompanyClientOptions = JsonReach & {
  readonly report: (problem: { code: 'company-unavailable'; status: number | null }) => void
}

const TIMEOUT_MS = 5_000

export function createCompanyClient(options: CompanyClientOptions): CompanyClient {
  function toRefusal({ status, body }: JsonResponse): CompanyRefusal {
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
      const send = (path: string, request: Pick<JsonCall, 'method' | 'json'> = {}) =>
        callJson(options, path, {
          ...request,
          headers: { authorization: `Bearer ${accessToken}` },
          timeoutMs: TIMEOUT_MS,
        })
      async function read<Value>(path: string, schema: z.ZodType<Value>): CompanyResponse<Value> {
        const response = await send(path)
        const value = readJson(response, schema)
        return value === null ? toRefusal(response) : ok(value)
      }
      async function change(path: string, request: Pick<JsonCall, 'method' | 'json'>): CompanyResponse<null> {
        const response = await send(path, request)
        const { status } = response
        return status !== null && status >= 200 && status < 300 ? ok(null) : toRefusal(response)
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
