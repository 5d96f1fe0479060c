import { z } from 'zod'
import { callJson, type JsonReach, readJson } from '../calls/json-caller.ts'

export type ViesClientOptions = JsonReach & {
  readonly report: (problem: { code: 'vies-unavailable'; status: number | null }) => void
}

/** `unreachable`: VIES or the country's register did not respond. */
export type CheckedVatNumber = {
  readonly result: 'valid' | 'invalid' | 'unreachable'
  /** Null if the country does not disclose it. */
  readonly name: string | null
}

/** The check runs in the background, so a long timeout is acceptable. */
const TIMEOUT_MS = 20_000
const NAME_MAX = 300

const response = z.object({
  isValid: z.boolean(),
  userError: z.string().default(''),
  name: z.string().nullish(),
})

/** The errors of a country's register about the number itself; any other error means that it was unreachable. */
const INVALID_NUMBER_ERRORS: readonly string[] = ['INVALID', 'INVALID_INPUT']

/** The European Commission's VIES: https://ec.europa.eu/taxation_customs/vies/#/technical-information */
export function createViesClient(options: ViesClientOptions) {
  return async ({ country, number }: { country: string; number: string }): Promise<CheckedVatNumber> => {
    const path = `/ms/${encodeURIComponent(country)}/vat/${encodeURIComponent(number)}`
    const jsonResponse = await callJson(options, path, { timeoutMs: TIMEOUT_MS })
    const checked = readJson(jsonResponse, response)
    if (checked?.isValid) return { result: 'valid', name: toName(checked.name) }
    if (checked && INVALID_NUMBER_ERRORS.includes(checked.userError)) return { result: 'invalid', name: null }
    options.report({ code: 'vies-unavailable', status: jsonResponse.status })
    return { result: 'unreachable', name: null }
  }
}

/** A country that does not disclose names sends dashes. */
function toName(name: string | null | undefined): string | null {
  const trimmed = name?.trim().slice(0, NAME_MAX) ?? ''
  return /[^-\s]/.test(trimmed) ? trimmed : null
}
