import type { Client } from '#contracts/calls.ts'
import { ownTradeCalls, tradeCalls } from '#contracts/trade-application.ts'
import {
  type AuthorizedClient,
  type CallReach,
  createAuthorizedClient,
  createServerClient,
} from '../calls/call-client.ts'

export type TradeApplicationsClient = Client<typeof tradeCalls> & AuthorizedClient<typeof ownTradeCalls>

/** Only servers have `token`. */
export function createTradeApplicationsClient(
  reach: CallReach & { readonly token: string },
): TradeApplicationsClient {
  return { ...createServerClient(tradeCalls, reach), ...createAuthorizedClient(ownTradeCalls, reach) }
}
