import type { Account } from './accounts.ts'

type AccessTokenDetails = { accountId: string; grantId: string; sessionUid: string }

/** Resolves an access token of the storefront or the desk. Returns null if it is not valid. */
export type OpenToken = (accessToken: string) => Promise<AccessTokenDetails | null>

export type AccountEnv = { Variables: { account: Account; token: AccessTokenDetails } }
