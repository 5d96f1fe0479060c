import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { LIST_REFUSALS, list, listItem, listRefusal } from './list.ts'

/**
 * Spec §6: sharing of lists, by the platform service. Refusals are those of `contracts/list.ts`, and the ones named here.
 *
 * With the access token of the owner of a list (403 `list-not-yours` for others, 409 `list-fixed` for one with a purpose):
 * - `PUT /customer/lists/{id}/link`, `linkChange`: creates its link, or changes what it shows; the list is then not private. 200
 *   `listLink`.
 * - `DELETE /customer/lists/{id}/link`: revokes it for good. 204.
 * - `POST /customer/lists/{id}/members`, `invitation`: invites someone by email to edit it; again for the same address sends
 *   another email, whose link replaces the earlier one. 201 `invited`; 409 `members-full` beyond 20; 429.
 * - `DELETE /customer/lists/{id}/members/{memberId}`: removes them, or takes back the invitation; members may remove themselves.
 *   204. A missing one is not an error.
 *
 * With the access token of anyone who edits the list:
 * - `GET /customer/lists/{id}/changes?after={revision}`: server-sent events. `change`, a `listChangeEvent`, whose id is the
 *   revision, so that `Last-Event-ID` is as good as `after`: one at once if there is a later revision. `presence`, a
 *   `listPresenceEvent`, at once and whenever it changes. A comment every 15 seconds. It ends after an hour, and when
 *   they may not edit the list any more. With `X-Tab`, the end of the stream ends the presence of that tab. 429 beyond 30.
 * - `POST /customer/lists/{id}/presence`, `presence`: that a tab has it open, repeated every 20 seconds. 204.
 *
 * With the access token of anyone:
 * - `POST /customer/lists/copies`, `sharedCopy`: copies what is behind a link to a new list of theirs. Idempotent by `id`. 200
 *   `accepted`; 404 `list-not-found`, 409 `lists-full`.
 * - `POST /customer/lists/invitations/{token}/acceptance`, `acceptance`: joins. 200 `accepted`; 404 `invitation-not-found`, also
 *   30 days after it was sent.
 *
 * With the server token:
 * - `GET /lists/shared/{token}?count=1`: `sharedList`; counts an opening on request. 404 `list-not-found`.
 * - `GET /lists/invitations/{token}`: `openInvitation`; 404 `invitation-not-found`.
 *
 * An invitation leads to the page `/lists/invitation/{token}`.
 */

const personName = z
  .string()
  .trim()
  .min(1, 'required')
  .max(100, 'too-long')
  .refine((value) => !value.includes('\0'), 'list-malformed')

/** `from` is the owner's name for those with the link. */
export const linkChange = z.strictObject({ hasPrices: z.boolean(), from: personName.optional() })
export type ListLinkChange = z.infer<typeof linkChange>
export const listLink = z.object({ token: z.string(), hasPrices: z.boolean() })

export const invitation = z.strictObject({
  email: z.email('email-malformed').max(254, 'too-long'),
  /** The owner's: the language and country of the email, and their name in it. */
  language: z.enum(LANGUAGES),
  country: z.string().refine(isCountryCode, 'list-malformed'),
  from: personName,
})
export type ListInvitation = z.infer<typeof invitation>
export const invited = z.object({ memberId: z.uuid() })
/** `id` of the new list, `token` of the link. */
export const sharedCopy = z.strictObject({ id: z.uuid(), token: z.string().max(200) })
export const openInvitation = z.object({ listName: z.string(), from: z.string(), isAccepted: z.boolean() })
export type OpenInvitation = z.infer<typeof openInvitation>
export const acceptance = z.strictObject({ name: personName })
export const accepted = z.object({ listId: z.uuid() })

/** A list for those with its link: without working notes and editors. */
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
  /** The piece whose note is being written. */
  writingItemId: z.uuid().nullable(),
})
export type ListPresence = z.infer<typeof presence>

/** An event of `GET /customer/lists/{id}/changes`. `by` is empty for several changes, and if the name is unknown. */
export const listChangeEvent = z.object({ revision: z.int(), by: z.string(), tab: z.uuid().nullable() })
export type ListChangeEvent = z.infer<typeof listChangeEvent>
/** Everyone else who has the list open, without duplicates; owners who never shared it have an empty name. */
export const listPresenceEvent = z.object({
  others: z.array(z.object({ name: z.string(), writingItemId: z.uuid().nullable() })),
})
export type ListPresenceEvent = z.infer<typeof listPresenceEvent>

export const SHARING_REFUSALS = [...LIST_REFUSALS, 'members-full', 'invitation-not-found'] as const
export const sharingRefusal = listRefusal.extend({ code: z.enum(SHARING_REFUSALS) })
export type SharingRefusalCode = (typeof SHARING_REFUSALS)[number]
