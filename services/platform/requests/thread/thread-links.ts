import type { IdTokens } from '#services/kernel/secrets/id-tokens.ts'
import { pageUrl } from '../../page-url.ts'
import type { requests } from '../requests-tables.ts'

type Request = Pick<typeof requests.$inferSelect, 'id' | 'number' | 'accountId' | 'language' | 'country'>

/**
 * Returns the link to a conversation for its customer: in the account if they were signed in when they sent the
 * request, otherwise to a page that only needs the link, which is secret.
 */
export function createThreadLink(
  request: Request,
  { shopUrl, tokens }: { shopUrl: string; tokens: IdTokens },
): { url: string; isSecret: boolean } {
  const { id, number, accountId } = request
  const path = accountId === null ? `/requests/thread/${tokens.tokenOf(id)}` : `/profile/requests/${number}`
  return { url: pageUrl(request, path, shopUrl), isSecret: accountId === null }
}
