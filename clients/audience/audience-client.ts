import type { z } from 'zod'
import {
  AUDIENCE_KEY_HEADER,
  type IdentifiedEvent,
  lookupResponse,
  QUALIFIED,
  UNKNOWN_VISITOR,
} from '#contracts/audience.ts'
import { AUDIENCES, type Audience } from '#domain/visitor/segments.ts'
import { callJson, type JsonReach, readJson } from '../calls/json-caller.ts'

export type AudienceClientOptions = JsonReach & {
  readonly key: string
  /** Reports each failed call, with the message of Spec §8 and the HTTP status; null if there was no response. */
  readonly report: (message: string, problem: { status: number | null }) => void
}

export type AudienceClient = {
  /**
   * Spec §7: which of the requested audiences a visitor belongs to. Without a visitor id there are none, and no call is
   * made. A failed lookup is logged, returns none, and is never retried (Spec §8, §9).
   */
  findAudiences(visitorId: string | null, requested: readonly Audience[]): Promise<ReadonlySet<Audience>>
  /** Callers need not wait; a failure is only logged. */
  identify(visitorId: string, person: { accountId: string; email: string }): Promise<void>
  /**
   * Unlinks the visitor id after consent was withdrawn. A hosted platform has no such call; there the id is no longer
   * used.
   */
  forget(visitorId: string): Promise<void>
}

/** The exact wording of Spec §8. */
export const LOOKUP_FAILED = 'Error checking user segment'
const IDENTIFY_FAILED = 'Error identifying a visitor'
const FORGET_FAILED = 'Error forgetting a visitor'

export function createAudienceClient(options: AudienceClientOptions): AudienceClient {
  const headers = { [AUDIENCE_KEY_HEADER]: options.key }
  return {
    async findAudiences(visitorId, requested) {
      if (visitorId === null || requested.length === 0) return new Set()
      const json = { query: LOOKUP, variables: { visitorId, audiences: requested } }
      const response = await callJson(options, '/graphql', { headers, json, timeoutMs: TIMEOUT_MS })
      const found = readJson(response, lookupResponse)
      const isValid = found !== null && isComplete(found)
      if (!isValid) options.report(LOOKUP_FAILED, { status: response.status })
      const edges = isValid ? (found.data?.customer?.audiences.edges ?? []) : []
      const names = edges.filter(({ node }) => node.state === QUALIFIED).map(({ node }) => node.name)
      return new Set(AUDIENCES.filter((name) => requested.includes(name) && names.includes(name)))
    },
    async identify(visitorId, { accountId, email }) {
      const identifiers = { vuid: visitorId, customer_id: accountId, email }
      const event: IdentifiedEvent = { type: 'fullstack', action: 'identified', identifiers }
      const { status } = await callJson(options, '/events', { headers, json: [event], timeoutMs: TIMEOUT_MS })
      if (status !== 202 && status !== 200) options.report(IDENTIFY_FAILED, { status })
    },
    async forget(visitorId) {
      const call = { method: 'DELETE', headers, timeoutMs: TIMEOUT_MS } as const
      const { status } = await callJson(options, `/visitors/${visitorId}`, call)
      if (status !== 204 && status !== 404) options.report(FORGET_FAILED, { status })
    },
  }
}

/** Spec §7: the lookup of a visitor's audiences, by visitor id and audience names. */
const LOOKUP = `query ($visitorId: String, $audiences: [String]) {
  customer(vuid: $visitorId) { vuid audiences(subset: $audiences) { edges { node { name state } } } }
}`

/** An unknown visitor is a valid response: they belong to no audience. */
function isComplete({ data, errors = [] }: z.infer<typeof lookupResponse>): boolean {
  if (errors.length === 0) return data !== undefined && data !== null
  return errors.every(({ extensions }) => extensions?.code === UNKNOWN_VISITOR)
}

/** Short, because a page can do without audiences. */
const TIMEOUT_MS = 3_000
