import type { Account } from './accounts.ts'

type OpenedToken = { accountId: string; grantId: string; sessionUid: string }

/** Resolves an access token of the storefront or the desk. Returns null if it is not valid. */
export type OpenToken = (accessToken: string) => Promise<OpenedToken | null>

export type BoundAccount = { Variables: { account: Account; token: OpenedToken } }
