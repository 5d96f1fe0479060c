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

/** It runs in the background, so it may take long. */
const TIMEOUT_MS = 20_000
const NAME_MAX = 300

const response = z.object({
  isValid: z.boolean(),
  userError: z.string().default(''),
  name: z.string().nullish(),
})

/** The errors of a country's register about the number itself; any other error means that it was unreachable. */
const REFUSED: readonly string[] = ['INVALID', 'INVALID_INPUT']

/** The European Commission's VIES: https://ec.europa.eu/taxation_customs/vies/#/technical-information */
export function createViesClient(options: ViesClientOptions) {
  return async ({ country, number }: { country: string; number: string }): Promise<CheckedVatNumber> => {
    const path = `/ms/${encodeURIComponent(country)}/vat/${encodeURIComponent(number)}`
    const called = await callJson(options, path, { timeoutMs: TIMEOUT_MS })
    const checked = readJson(called, response)
    if (checked?.isValid) return { result: 'valid', name: nameOf(checked.name) }
    if (checked && REFUSED.includes(checked.userError)) return { result: 'invalid', name: null }
    options.report({ code: 'vies-unavailable', status: called.status })
    return { result: 'unreachable', name: null }
  }
}

/** A country that does not disclose names sends dashes. */
function nameOf(name: string | null | undefined): string | null {
  const trimDots = name?.trim().slice(0, NAME_MAX) ?? ''
  return /[^-\s]/.test(trimDots) ? trimDots : null
}
