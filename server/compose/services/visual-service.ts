import { join } from 'node:path'
import { createDescriptorEmbedder } from '#services/visual/descriptor/embedder.ts'
import { openKnownLooks } from '#services/visual/known-looks.ts'
import { createVisualService } from '#services/visual/service.ts'
import { openTransformerEmbedder } from '#services/visual/transformer/embedder.ts'
import type { Base } from './base.ts'

/** The visual search service with the configured embedding: a model, or the default, which needs none. */
export async function createVisual({
  configuration: { services, dataFolder, store },
  database,
  limiter,
  log,
}: Base) {
  const { visual } = services
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
    reportError: (error) => log.error({ err: error }, 'visual error'),
  })
}
