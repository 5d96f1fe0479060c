import { join } from 'node:path'
import type { Database } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import { createDescriptorEmbedder } from '#services/visual/descriptor/embedder.ts'
import { openKnownLooks } from '#services/visual/known-looks.ts'
import { createVisualService } from '#services/visual/service.ts'
import { openTransformerEmbedder } from '#services/visual/transformer/embedder.ts'
import type { Logger } from '../../http/request-log.ts'
import type { Configuration } from '../../settings/config.ts'

/** The visual search service with the configured embedding: a model, or the default, which needs none. */
export async function createVisual(
  { services: { visual }, dataFolder, store }: Configuration,
  { database, limiter, log }: { database: Database; limiter: RateLimiter; log: Logger },
) {
  const { model, tokens } = visual
  const cacheFolder = join(dataFolder, 'cache', 'models')
  const embedder =
    model === null ? createDescriptorEmbedder() : await openTransformerEmbedder({ model, cacheFolder })
  return createVisualService({
    database,
    embedder,
    knownLooks: openKnownLooks(join(store.picturesFolder, 'looks.json'), embedder),
    token: tokens,
    limiter,
    reportFault: (fault) => log.error({ err: fault }, 'visual fault'),
  })
}
