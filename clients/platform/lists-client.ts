import type { Client } from '#contracts/calls.ts'
import { LIST_TAB, listCalls } from '#contracts/list.ts'
import { type SharingRefusal, sharedListCalls, sharingCalls } from '#contracts/list-sharing.ts'
import { type Accepted, ok } from '#domain/result.ts'
import {
  bearer,
  type CallReach,
  createClient,
  createRefusalReader,
  createServerClient,
} from '../calls/call-client.ts'

export type ListRefused = SharingRefusal

/** A customer's lists (`contracts/list.ts`, `contracts/list-sharing.ts`). */
export type CustomerLists = Client<typeof listCalls & typeof sharingCalls> & {
  /** Server-sent events (`contracts/list-sharing.ts`) after a revision, until `signal` is aborted. */
  follow(
    id: string,
    following: { readonly after: number; readonly signal: AbortSignal },
  ): Promise<Accepted<Response> | ListRefused>
}

export type ListsClient = Client<typeof sharedListCalls> & {
  /** `tab`: a UUID of the tab that makes changes, so that it does not receive its own changes. */
  of(accessToken: string, tab?: string | null): CustomerLists
}

/** Only servers have `token`. */
export function createListsClient({ token, ...reach }: CallReach & { readonly token: string }): ListsClient {
  const customerLists = createClient({ ...listCalls, ...sharingCalls }, reach)
  const readRefusal = createRefusalReader(sharingCalls.share, reach)
  return {
    ...createServerClient(sharedListCalls, { ...reach, token }),
    of(accessToken, tab = null) {
      const headers = { ...bearer(accessToken), ...(tab !== null && { [LIST_TAB]: tab }) }
      return {
        ...customerLists(headers),
        async follow(id, { after, signal }) {
          const url = `${reach.baseUrl}/customer/lists/${encodeURIComponent(id)}/changes?after=${after}`
          try {
            const response = await reach.fetch(new Request(url, { headers, signal }))
            if (response.status === 200) return ok(response)
            return readRefusal({ status: response.status, body: await response.json().catch(() => null) })
          } catch {
            return readRefusal({ status: null, body: null })
          }
        },
      }
    },
  }
}
