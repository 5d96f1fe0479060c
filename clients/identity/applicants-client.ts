import type { z } from 'zod'
import {
  type IdentityRefusalCode,
  type newApplicant,
  refusalResponse,
  ticketResponse,
  VISITOR_KEY_HEADER,
} from '#contracts/identity.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonReach, readJson } from '../calls/json-caller.ts'

export type ApplicantsClientOptions = JsonReach & {
  /** Only servers have it. */
  readonly token: string
  readonly report: (problem: { code: 'account-unavailable'; status: number | null }) => void
}

const TIMEOUT_MS = 10_000

/** Creates accounts of trade applicants (`PUT /accounts/{accountId}`); the returned ticket signs in once. */
export function createApplicantsClient(options: ApplicantsClientOptions) {
  return async ({
    id,
    network,
    ...applicant
  }: z.infer<typeof newApplicant> & { id: string; network: string | null }): Promise<
    Result<string, IdentityRefusalCode | 'account-unavailable'>
  > => {
    const response = await callJson(options, `/accounts/${encodeURIComponent(id)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${options.token}`, [VISITOR_KEY_HEADER]: network },
      json: applicant,
      timeoutMs: TIMEOUT_MS,
    })
    const created = readJson(response, ticketResponse)
    if (created) return ok(created.ticket)
    const refusal = refusalResponse.safeParse(response.body)
    if (refusal.success) return refuse(refusal.data.code)
    options.report({ code: 'account-unavailable', status: response.status })
    return refuse('account-unavailable')
  }
}
