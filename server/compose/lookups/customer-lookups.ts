import type { z } from 'zod'
import { callJson, readJson } from '#clients/json-caller.ts'
import { type CompanyResponse, companyResponse } from '#contracts/company.ts'
import { languageResponse } from '#contracts/customer.ts'
import type { Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Reach } from '../../seam.ts'
import { type AccountLookup, LOOKUP_TIMEOUT_MS, type ReportProblem } from './account-lookup.ts'

/** What other services need to know of an account, from the customer account service. */
export type CustomerLookups = {
  /** The company that an account buys for; null for a consumer. */
  companyOf(accountId: string): AccountLookup<CompanyResponse | null>
  /** The language that a customer has chosen; null if they never did. */
  languageOf(accountId: string): AccountLookup<Language | null>
}

/** A hosted service has no such calls: there everyone is a consumer and has chosen no language. */
export function customerLookups(
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
  return {
    companyOf: (accountId) => read(`/companies/${encodeURIComponent(accountId)}`, companyResponse),
    async languageOf(accountId) {
      const chosen = await read(`/languages/${encodeURIComponent(accountId)}`, languageResponse)
      return chosen.ok ? ok(chosen.value?.language ?? null) : chosen
    },
  }
}
