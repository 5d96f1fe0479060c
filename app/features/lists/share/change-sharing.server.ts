import type { CustomerLists, ListRefused } from '#clients/platform/lists-client.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Accepted } from '#domain/result.ts'
import { toListRefusal } from '../list-refusal.ts'
import type { RefusedShare, ShareChange } from './share-form.ts'

/** The lists of a customer, the one that is shared, and the locale of an invitation. */
export type ShareScope = { readonly lists: CustomerLists; readonly listId: string; readonly locale: Locale }

/** Returns null on success. */
export async function changeSharing(
  change: ShareChange,
  scope: ShareScope,
): Promise<RefusedShare | 'unauthorized' | null> {
  const result = await perform(change, scope)
  if (result.ok) return null
  if (result.code === 'unauthorized') return result.code
  const typed = {
    email: 'email' in change ? change.email : '',
    from: 'from' in change ? change.from : '',
    prices: 'prices' in change ? change.prices : 'without',
  }
  return { intent: change.intent, typed, errors: toErrors(change, result) }
}

function perform(
  change: ShareChange,
  { lists, listId, locale }: ShareScope,
): Promise<Accepted<unknown> | ListRefused> {
  switch (change.intent) {
    case 'link':
      return lists.share(listId, {
        hasPrices: change.prices === 'with',
        ...(change.from !== '' && { from: change.from }),
      })
    case 'revoke':
      return lists.unshare(listId)
    case 'invite':
      return lists.invite(listId, { email: change.email, from: change.from, ...locale })
    case 'remove':
    case 'leave':
      return lists.removeMember(listId, change.member)
  }
}

function toErrors({ intent }: ShareChange, { code, fields }: ListRefused): RefusedShare['errors'] {
  const fieldErrors = fields.flatMap((field) =>
    field.path === 'email' || field.path === 'from' ? [[field.path, toListRefusal(field.code)]] : [],
  )
  if (fieldErrors.length > 0) return Object.fromEntries(fieldErrors)
  const isLimited = intent === 'invite' && code === 'too-many-requests'
  return { form: isLimited ? 'invitations-limited' : toListRefusal(code) }
}
