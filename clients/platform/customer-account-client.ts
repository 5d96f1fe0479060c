import { type CustomerPlatformData, customerPlatformData } from '#contracts/platform.ts'
import type { Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callPlatform, type PlatformReach, type PlatformResponse } from './call-platform.ts'

/** `unauthorized`: the access token is no longer valid. */
export type CustomerAccountErrorCode = 'unauthorized' | 'platform-unavailable'

export type CustomerAccountClientOptions = PlatformReach & {
  readonly report: (problem: { code: CustomerAccountErrorCode; status: number | null }) => void
}

type AccountResult<Value> = Promise<Result<Value, CustomerAccountErrorCode>>

/** All platform data of a customer; `accessToken` is theirs. */
export type CustomerAccountClient = {
  /** Spec §7: the language of the last session. */
  setLanguage(accessToken: string, language: Language): AccountResult<null>
  /** For an export of their data. */
  readData(accessToken: string): AccountResult<CustomerPlatformData>
  forget(accessToken: string): AccountResult<null>
}

const DATA = '/customer/data'

export function createCustomerAccountClient(options: CustomerAccountClientOptions): CustomerAccountClient {
  function refusalOf({ status }: PlatformResponse) {
    const code: CustomerAccountErrorCode = status === 401 ? 'unauthorized' : 'platform-unavailable'
    if (code === 'platform-unavailable') options.report({ code, status })
    return refuse(code)
  }
  const done = (response: PlatformResponse) => (response.status === 204 ? ok(null) : refusalOf(response))
  return {
    async setLanguage(accessToken, language) {
      const call = { method: 'PUT' as const, path: '/customer/language', body: { language } }
      return done(await callPlatform(options, accessToken, call))
    },
    async readData(accessToken) {
      const response = await callPlatform(options, accessToken, { method: 'GET', path: DATA })
      const read = customerPlatformData.safeParse(response.body)
      return response.status === 200 && read.success ? ok(read.data) : refusalOf(response)
    },
    forget: async (accessToken) =>
      done(await callPlatform(options, accessToken, { method: 'DELETE', path: DATA })),
  }
}
