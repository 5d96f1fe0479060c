import type { Context } from 'hono'
import { publishedPerspectiveOf } from './access.ts'
import type { ContentCall } from './content-call.ts'

/** The maximum number of documents per call. */
const IDS_PER_CALL = 200

/** `GET /v{version}/data/doc/{dataset}/{id,id,…}`: documents as stored, and why others are omitted. */
export async function serveDocuments(context: Context, { store, access }: ContentCall): Promise<Response> {
  const ids = (context.req.param('ids') ?? '').split(',').slice(0, IDS_PER_CALL)
  const published = publishedPerspectiveOf(access)
  const { byId } = await store.view(published ?? 'raw')
  const omitted = ids
    .filter((id) => !byId.has(id))
    .map((id) => ({ id, reason: published && id.includes('.') ? 'permission' : 'existence' }))
  return context.json({ documents: ids.flatMap((id) => byId.get(id) ?? []), omitted })
}
