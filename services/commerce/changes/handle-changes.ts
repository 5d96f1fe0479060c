import type { Context } from 'hono'
import { accessOf, unauthorized } from '../graphql/guard/access-token.ts'
import type { CommerceOptions } from '../options.ts'
import { currentCursor, parseCursor, readChanges } from './read-changes.ts'

/** `GET /changes?since={cursor}` (`contracts/changes.ts`), for the holders of the private token. */
export async function handleChanges({ req, json }: Context, options: CommerceOptions): Promise<Response> {
  if (accessOf(req.raw.headers, options) !== 'private') return unauthorized()
  const since = req.query('since')
  if (since === undefined)
    return json({ changes: [], cursor: await currentCursor(options.database), hasMore: false })
  const cursor = parseCursor(since)
  return cursor ? json(await readChanges(options.database, cursor)) : json({ code: 'cursor-malformed' }, 400)
}
