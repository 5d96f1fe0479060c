import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { callsBelow, type Refusal } from './calls.ts'
import { LIST_REFUSALS, LIST_RULES, list, listItem } from './list.ts'

const personName = z
  .string()
  .trim()
  .min(1, 'required')
  .max(100, 'too-long')
  .refine((value) => !value.includes('\0'), 'list-malformed')

/** `from` is the owner's name as shown to people with the link. */
const linkChange = z.strictObject({ hasPrices: z.boolean(), from: personName.optional() })
export type ListLinkChange = z.infer<typeof linkChange>
export const listLink = z.object({ token: z.string(), hasPrices: z.boolean() })

const invitation = z.strictObject({
  email: z.email('email-malformed').max(254, 'too-long'),
  /** The owner's language and country, which the email uses; `from` is the owner's name in it. */
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode, 'list-malformed'),
  from: personName,
})
export type ListInvitation = z.infer<typeof invitation>
export const invited = z.object({ memberId: z.uuid() })
/** `id` is the id of the new list, `token` the token of the link. */
const sharedCopy = z.strictObject({ id: z.uuid(), token: z.string().max(200) })
export const openInvitation = z.object({ listName: z.string(), from: z.string(), isAccepted: z.boolean() })
export type OpenInvitation = z.infer<typeof openInvitation>
const acceptance = z.strictObject({ name: personName })
export const accepted = z.object({ listId: z.uuid() })

/** A list as people with its link see it, without working notes and editors. */
export const sharedList = list
  .pick({
    id: true,
    name: true,
    description: true,
    cover: true,
    sections: true,
    updatedAt: true,
    ownerName: true,
  })
  .extend({ hasPrices: z.boolean(), items: z.array(listItem.omit({ note: true, project: true })) })
export type SharedList = z.infer<typeof sharedList>

export const presence = z.strictObject({
  /** Two tabs of one person count as one person. */
  tab: z.uuid(),
  /** The piece whose note the person is editing. */
  writingItemId: z.uuid().nullable(),
})
export type ListPresence = z.infer<typeof presence>

/** An event of `GET /customer/lists/{id}/changes`. `by` is empty for several changes, or if the name is unknown. */
export const listChangeEvent = z.object({ revision: z.int(), by: z.string(), tab: z.uuid().nullable() })
export type ListChangeEvent = z.infer<typeof listChangeEvent>
/** Everyone else who has the list open, without duplicates; the name is empty for owners who never shared it. */
export const listPresenceEvent = z.object({
  others: z.array(z.object({ name: z.string(), writingItemId: z.uuid().nullable() })),
})
export type ListPresenceEvent = z.infer<typeof listPresenceEvent>

const rules = {
  ...LIST_RULES,
  refusals: { ...LIST_REFUSALS, 'members-full': 409, 'invitation-not-found': 404 },
} as const
const call = callsBelow('/customer/lists', rules)

/**
 * Spec §6: sharing lists, in the platform service. The first four calls are for a list's owner, with their access token
 * (`list-not-yours` for others, `list-fixed` for a built-in list), the next one is for anyone who edits it, and the
 * others are for anyone. An invitation links to the page `/lists/invitation/{token}`.
 */
export const sharingCalls = {
  /** Creates the link of a list, or changes what it shows. The list is then no longer private. */
  share: call('PUT /:listId/link', { input: linkChange, output: listLink }),
  /** Removes the link permanently. */
  unshare: call('DELETE /:listId/link'),
  /**
   * Invites someone by email to edit the list. Inviting the same address again sends another email, whose link replaces
   * the earlier one. Refused with `members-full` beyond 20.
   */
  invite: call('POST /:listId/members', { input: invitation, output: invited, status: 201 }),
  /** Removes a member, or revokes the invitation. Members may remove themselves. A missing one is not an error. */
  removeMember: call('DELETE /:listId/members/:memberId'),
  /** Reports that a tab has the list open. Tabs repeat this every 20 seconds. */
  enter: call('POST /:listId/presence', { input: presence }),
  /** Copies a shared list to a new list of the caller. Idempotent by `id`. */
  copyShared: call('POST /copies', { input: sharedCopy, output: accepted }),
  /**
   * Accepts an invitation. Refused with `invitation-not-found` if it does not exist, or was sent more than 30 days ago.
   */
  accept: call('POST /invitations/:token/acceptance', { input: acceptance, output: accepted }),
  // `GET /customer/lists/{id}/changes?after={revision}` is routed separately, since it is a stream. It sends
  // server-sent events to anyone who edits the list: `change`, a `listChangeEvent` whose id is the revision, so that
  // `Last-Event-ID` works like `after`, immediately if there is a later revision; `presence`, a `listPresenceEvent`,
  // immediately and on every change; and a comment every 15 seconds. It ends after an hour, or when the reader may no
  // longer edit the list. With `X-Tab`, that tab's presence ends with the stream. More than 30 streams are refused with
  // 429.
}

const serverCall = callsBelow('/lists', rules)
/** These calls are for servers only, with their token. */
export const sharedListCalls = {
  /** Returns the list behind a link, for anyone. `count=1` counts it as opened. */
  shared: serverCall('GET /shared/:token', {
    input: z.object({ count: z.string().optional() }),
    output: sharedList,
  }),
  invitation: serverCall('GET /invitations/:token', { output: openInvitation }),
}
export type SharingRefusal = Refusal<typeof sharingCalls.share>
