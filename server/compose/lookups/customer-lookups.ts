import type { z } from 'zod'
import { callJson, readJson } from '#clients/calls/json-caller.ts'
import { type CompanyResponse, type companyDraft, companyResponse } from '#contracts/company.ts'
import { languageResponse } from '#contracts/customer.ts'
import type { Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Reach } from '../../seam/seam.ts'
import { type AccountLookup, LOOKUP_TIMEOUT_MS, type ReportProblem } from './account-lookup.ts'

/** Account data that other services need from the customer account service. */
export type CustomerLookups = {
  /** Null for a consumer. */
  companyOf(accountId: string): AccountLookup<CompanyResponse | null>
  /** Without a standing, a new company is pending. */
  setCompany(
    accountId: string,
    company: z.infer<typeof companyDraft> & { taxNumber?: string },
  ): AccountLookup<null>
  /** Null if the customer has not chosen one. */
  findLanguage(accountId: string): AccountLookup<Language | null>
}

/**
 * A hosted service does not have these calls: everyone is a consumer without a language, and the house sets up
 * companies itself.
 */
export function createCustomerLookups(
  customer: Reach,
  companyToken: string,
  report: ReportProblem,
): CustomerLookups {
  async function read<Value>(
    path: string,
    schema: z.ZodType<Value>,
  ): Promise<Result<Value | null, 'account-unavailable'>> {
    const headers = { authorization: `Bearer ${companyToken}` }
    const response = await callJson(customer, path, { headers, timeoutMs: LOOKUP_TIMEOUT_MS })
    const value = readJson(response, schema)
    const isUnknown = response.status !== null && response.status >= 400 && response.status < 500
    if (value !== null || isUnknown) return ok(value)
    report({ client: 'customer', code: 'account-unavailable', status: response.status })
    return refuse('account-unavailable')
  }
  async function write(accountId: string, method: 'PUT' | 'PATCH', json: object): AccountLookup<null> {
    const headers = { authorization: `Bearer ${companyToken}` }
    const call = { method, headers, json, timeoutMs: LOOKUP_TIMEOUT_MS }
    const response = await callJson(customer, companyPath(accountId), call)
    if (readJson(response, companyResponse) || response.status === 404) return ok(null)
    report({ client: 'customer', code: 'account-unavailable', status: response.status })
    return refuse('account-unavailable')
  }
  return {
    companyOf: (accountId) => read(companyPath(accountId), companyResponse),
    async setCompany(accountId, { taxNumber, ...company }) {
      const named = await write(accountId, 'PUT', company)
      return named.ok && taxNumber !== undefined ? write(accountId, 'PATCH', { taxNumber }) : named
    },
    async findLanguage(accountId) {
      const chosen = await read(`/languages/${encodeURIComponent(accountId)}`, languageResponse)
      return chosen.ok ? ok(chosen.value?.language ?? null) : chosen
    },
  }
}

function companyPath(accountId: string): string {
  return `/companies/${encodeURIComponent(accountId)}`
}
