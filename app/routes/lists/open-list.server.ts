import { data } from 'react-router'
import { type OpenAccount, PRIVATE } from '#app/features/account/profile/require-account.server.ts'
import type { List } from '#contracts/list.ts'

/** Throws the not-found page if the customer may not edit the list, or an error if it cannot be read. */
export async function openList({ clients, session, check }: OpenAccount, listId: string): Promise<List> {
  const found = await clients.lists.of(session.accessToken).read(listId)
  if (found.ok) return found.value
  const code = check(found.code)
  throw data(null, { status: code === 'list-not-found' ? 404 : 503, headers: PRIVATE })
}
