import type { List } from '#contracts/list.ts'
import { type Locale, localePath, toLanguageTag } from '#domain/market/locale.ts'
import { SHARED_OPEN, sharedListPath } from '../paths.ts'

export type ShareView = {
  readonly id: string
  readonly name: string
  readonly isOwn: boolean
  readonly isPrivate: boolean
  readonly ownerName: string
  /** The owner's name, as a default in the forms. */
  readonly from: string
  readonly link: {
    readonly url: string
    readonly hasPrices: boolean
    readonly openings: number
    readonly since: string
  } | null
  readonly members: List['members']
}

/** `origin` has no trailing slash. `name` is the customer's. */
export function toShareView(
  { id, name, isOwn, isPrivate, ownerName, link, members }: List,
  { origin, locale, name: own, timeZone }: { origin: string; locale: Locale; name: string; timeZone: string },
): ShareView {
  return {
    id,
    name: name ?? '',
    isOwn,
    isPrivate,
    ownerName,
    from: ownerName || own,
    link: link && {
      url: `${origin}${localePath(locale, sharedListPath(link.token))}?${SHARED_OPEN}`,
      hasPrices: link.hasPrices,
      openings: link.openings,
      since: new Intl.DateTimeFormat(toLanguageTag(locale), { dateStyle: 'long', timeZone }).format(
        new Date(link.createdAt),
      ),
    },
    members,
  }
}
