import { createClient } from '@sanity/client'
import type { ContentProblem, ResponseCacheSettings } from '#clients/content/content-client.ts'
import { type ContentClient, createContentClient } from '#clients/content/content-client.ts'
import { importDocuments } from '#services/content/mutations/import-documents.ts'
import { createContentService } from '#services/content/service.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { reach, type Side } from './served.ts'

export const CONTENT = { projectId: 'house', dataset: 'production', apiVersion: '2025-02-19' } as const
export const TOKENS = { read: 'read-token', preview: 'preview-token', write: 'write-token' } as const
export const NOW = new Date('2026-11-21T09:00:00Z')

/**
 * The content service on a new database (or a given one) with some documents, and clients that reach it from one side.
 */
export async function startContent(
  side: Side,
  documents: readonly unknown[] = [],
  given?: Database,
  clock: Clock = () => NOW,
) {
  const database = given ?? (await freshDatabase('content'))
  await importDocuments(database, documents, { now: clock(), existing: 'replace' })
  const service = createContentService({
    reportError: (error) => console.error(error),
    database,
    clock,
    projectId: CONTENT.projectId,
    dataset: CONTENT.dataset,
    tokens: TOKENS,
  })
  const reached = await reach(service, side)
  const problems: ContentProblem[] = []
  return {
    database,
    service,
    /** Problems that our own clients reported. */
    problems,
    client: (memory?: ResponseCacheSettings): ContentClient =>
      createContentClient({
        ...CONTENT,
        apiHost: reached.url,
        readToken: TOKENS.read,
        token: TOKENS.preview,
        nowMs: () => clock().getTime(),
        fetch: reached.fetch,
        report: (problem) => problems.push(problem),
        ...(memory ? { responseCache: memory } : {}),
      }),
    official: (settings: { token?: string; perspective?: 'published' | 'drafts' | 'raw' } = {}) => {
      const { fetch } = reached
      return createClient({
        ...CONTENT,
        apiHost: reached.url,
        useProjectHostname: false,
        useCdn: false,
        ...(fetch ? { resolveFetch: () => (url, init) => fetch(new Request(url, init)) } : {}),
        ...settings,
      })
    },
    async close() {
      await reached.close()
      await service.close()
      if (!given) await database.close()
    },
  }
}

export type EmbeddedContent = Awaited<ReturnType<typeof startContent>>
