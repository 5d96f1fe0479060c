import { serveChanges } from '#services/kernel/changes/serve-changes.ts'
import { accessOf } from './access.ts'
import type { ContentServiceOptions } from './content-options.ts'
import { DOCUMENT_CHANGES } from './documents/document-changes.ts'

/** `GET /changes?since={cursor}` (`contracts/changes.ts`), for the holders of a token. */
export async function handleChanges(request: Request, options: ContentServiceOptions): Promise<Response> {
  const access = accessOf(request.headers.get('authorization') ?? undefined, options.tokens)
  if (access === null || access === 'public') return new Response('Unauthorized', { status: 401 })
  return serveChanges(request, {
    database: options.database,
    log: DOCUMENT_CHANGES,
    kind: 'document',
    toId: (id) => id,
  })
}
