import type { z } from 'zod'
import {
  LIST_TAB,
  type List,
  type ListChange,
  type ListItemChange,
  type ListItemMove,
  type ListPieces,
  type ListPlace,
  type ListReply,
  type ListSectionChange,
  type ListSummary,
  type ListTransfer,
  list,
  listPiecesResponse,
  listReply,
  listsResponse,
  type NewList,
  type NewListItem,
  type NewListItems,
  type NewListSection,
} from '#contracts/list.ts'
import {
  accepted,
  invited,
  type ListInvitation,
  type ListLinkChange,
  type ListPresence,
  listLink,
  type OpenInvitation,
  openInvitation,
  type SharedList,
  type SharingRefusalCode,
  sharedList,
  sharingRefusal,
} from '#contracts/list-sharing.ts'
import { type Accepted, ok, type Refused } from '#domain/result.ts'
import type { JsonCall } from '../json-caller.ts'
import { callPlatform, type PlatformReach, type PlatformResponse } from './call-platform.ts'

/** `unauthorized`: the access token is no longer valid. */
export type ListErrorCode = SharingRefusalCode | 'platform-unavailable'

export type ListRefused = Refused<ListErrorCode> & {
  /** `list-malformed`: the fault of each field. */
  readonly fields: readonly { readonly path: string; readonly code: string }[]
  /** `version-outdated`: the current list, section or item. */
  readonly current: unknown
}
type Called<Value> = Promise<Accepted<Value> | ListRefused>

/**
 * The lists of a customer (`contracts/list.ts`). An `id` is a UUID, `saved` or `saved-for-later`. The caller chooses
 * the ids of new lists, sections and items, so that a repeated call adds nothing twice.
 */
export type CustomerLists = {
  /** Lists that they own or edit, last changed first. With a product, also its items in each list. */
  all(productId?: string): Called<readonly ListSummary[]>
  /** Contents for totals; missing lists are left out. */
  pieces(ids: readonly string[]): Called<readonly ListPieces[]>
  create(list: NewList): Called<List>
  read(id: string): Called<List>
  change(id: string, change: ListChange): Called<List>
  remove(id: string): Called<null>
  restore(id: string): Called<null>
  addSection(id: string, sectionId: string, section: NewListSection): Called<ListReply>
  changeSection(id: string, sectionId: string, change: ListSectionChange): Called<ListReply>
  moveSection(id: string, sectionId: string, after: ListPlace): Called<ListReply>
  removeSection(id: string, sectionId: string): Called<ListReply>
  restoreSection(id: string, sectionId: string): Called<ListReply>
  addItem(id: string, itemId: string, item: NewListItem): Called<ListReply>
  /** Appends all pieces to those in no section, or none; at most `LIST_NEW_ITEMS_MAX`. */
  addItems(id: string, items: NewListItems['items']): Called<ListReply>
  changeItem(id: string, itemId: string, change: ListItemChange): Called<ListReply>
  moveItem(id: string, itemId: string, move: ListItemMove): Called<ListReply>
  removeItem(id: string, itemId: string): Called<ListReply>
  restoreItem(id: string, itemId: string): Called<ListReply>
  /** Copies or moves items to another list. */
  transfer(id: string, transfer: ListTransfer): Called<ListReply>
  /** Creates a list's link, or changes what it shows. */
  share(id: string, link: ListLinkChange): Called<{ readonly token: string; readonly hasPrices: boolean }>
  /** Permanent. */
  unshare(id: string): Called<null>
  invite(id: string, invitation: ListInvitation): Called<{ readonly memberId: string }>
  removeMember(id: string, memberId: string): Called<null>
  accept(token: string, name: string): Called<{ readonly listId: string }>
  /** Copies a shared list to a new list with the id. */
  copyShared(id: string, token: string): Called<{ readonly listId: string }>
  enter(id: string, presence: ListPresence): Called<null>
  /** Server-sent events (`contracts/list-sharing.ts`) after a revision, until `signal` is aborted. */
  follow(
    id: string,
    following: { readonly after: number; readonly signal: AbortSignal },
  ): Promise<Accepted<Response> | ListRefused>
}

export type ListsClient = {
  /** `tab`: a UUID of the tab that makes changes, so that it does not receive its own changes. */
  of(accessToken: string, tab?: string | null): CustomerLists
  /** The list behind a link, for anyone; counts an opening on request. */
  shared(token: string, options: { readonly isOpening: boolean }): Called<SharedList>
  invitation(token: string): Called<OpenInvitation>
}

export type ListsClientOptions = PlatformReach & {
  /** Only servers hold it. */
  readonly token: string
  readonly report: (problem: { code: 'platform-unavailable'; status: number | null }) => void
}

const PATH = '/customer/lists'

export function createListsClient(options: ListsClientOptions): ListsClient {
  function refusalOf({ status, body }: PlatformResponse): ListRefused {
    const refusal = sharingRefusal.safeParse(body)
    if (refusal.success) return { ok: false, current: null, ...refusal.data }
    options.report({ code: 'platform-unavailable', status })
    return { ok: false, code: 'platform-unavailable', fields: [], current: null }
  }
  async function read<Value>(path: string, schema: z.ZodType<Value>): Called<Value> {
    const response = await callPlatform(options, options.token, { method: 'GET', path })
    const value = response.status === 200 ? schema.safeParse(response.body).data : undefined
    return value === undefined ? refusalOf(response) : ok(value)
  }
  return {
    shared: (token, { isOpening }) =>
      read(`/lists/shared/${encodeURIComponent(token)}${isOpening ? '?count=1' : ''}`, sharedList),
    invitation: (token) => read(`/lists/invitations/${encodeURIComponent(token)}`, openInvitation),
    of(accessToken, tab = null) {
      async function call<Value>(
        method: NonNullable<JsonCall['method']>,
        path: string,
        parse: (body: unknown) => { data?: Value | undefined },
        body?: object,
      ): Called<Value> {
        const sent = { method, path: PATH + path, headers: { [LIST_TAB]: tab }, ...(body && { body }) }
        const response = await callPlatform(options, accessToken, sent)
        const value =
          response.status !== null && response.status < 300 ? parse(response.body).data : undefined
        return value === undefined ? refusalOf(response) : ok(value)
      }
      const asList = (body: unknown) => list.safeParse(body)
      const asReply = (body: unknown) => listReply.safeParse(body)
      const asNothing = () => ({ data: null })
      const pathOf = (id: string, kind: 'sections' | 'items', part: string) =>
        `/${encodeURIComponent(id)}/${kind}/${encodeURIComponent(part)}`
      const section = (id: string, sectionId: string) => pathOf(id, 'sections', sectionId)
      const item = (id: string, itemId: string) => pathOf(id, 'items', itemId)
      const whole = (id: string) => `/${encodeURIComponent(id)}`
      return {
        all: (productId) =>
          call('GET', productId ? `?product=${encodeURIComponent(productId)}` : '', (body) => ({
            data: listsResponse.safeParse(body).data?.lists,
          })),
        pieces: (ids) =>
          call('GET', `/pieces?${new URLSearchParams(ids.map((id) => ['list', id]))}`, (body) => ({
            data: listPiecesResponse.safeParse(body).data?.lists,
          })),
        create: (created) => call('POST', '', asList, created),
        read: (id) => call('GET', whole(id), asList),
        change: (id, change) => call('PATCH', whole(id), asList, change),
        remove: (id) => call('DELETE', whole(id), asNothing),
        restore: (id) => call('POST', `${whole(id)}/restore`, asNothing),
        addSection: (id, sectionId, added) => call('PUT', section(id, sectionId), asReply, added),
        changeSection: (id, sectionId, change) => call('PATCH', section(id, sectionId), asReply, change),
        moveSection: (id, sectionId, after) =>
          call('POST', `${section(id, sectionId)}/move`, asReply, { after }),
        removeSection: (id, sectionId) => call('DELETE', section(id, sectionId), asReply),
        restoreSection: (id, sectionId) => call('POST', `${section(id, sectionId)}/restore`, asReply),
        addItem: (id, itemId, added) => call('PUT', item(id, itemId), asReply, added),
        addItems: (id, items) => call('POST', `${whole(id)}/items`, asReply, { items }),
        changeItem: (id, itemId, change) => call('PATCH', item(id, itemId), asReply, change),
        moveItem: (id, itemId, move) => call('POST', `${item(id, itemId)}/move`, asReply, move),
        removeItem: (id, itemId) => call('DELETE', item(id, itemId), asReply),
        restoreItem: (id, itemId) => call('POST', `${item(id, itemId)}/restore`, asReply),
        transfer: (id, transferred) => call('POST', `${whole(id)}/transfers`, asReply, transferred),
        share: (id, link) => call('PUT', `${whole(id)}/link`, (body) => listLink.safeParse(body), link),
        unshare: (id) => call('DELETE', `${whole(id)}/link`, asNothing),
        invite: (id, sent) => call('POST', `${whole(id)}/members`, (body) => invited.safeParse(body), sent),
        removeMember: (id, memberId) =>
          call('DELETE', `${whole(id)}/members/${encodeURIComponent(memberId)}`, asNothing),
        accept: (token, name) =>
          call(
            'POST',
            `/invitations/${encodeURIComponent(token)}/acceptance`,
            (body) => accepted.safeParse(body),
            { name },
          ),
        copyShared: (id, token) => call('POST', '/copies', (body) => accepted.safeParse(body), { id, token }),
        enter: (id, presence) => call('POST', `${whole(id)}/presence`, asNothing, presence),
        async follow(id, { after, signal }) {
          const headers = new Headers({ authorization: `Bearer ${accessToken}` })
          if (tab !== null) headers.set(LIST_TAB, tab)
          const request = new Request(`${options.baseUrl}${PATH}${whole(id)}/changes?after=${after}`, {
            headers,
            signal,
          })
          try {
            const response = await options.fetch(request)
            if (response.status === 200) return ok(response)
            return refusalOf({ status: response.status, body: await response.json().catch(() => null) })
          } catch {
            return refusalOf({ status: null, body: null })
          }
        },
      }
    },
  }
}
