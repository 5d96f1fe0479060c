import type { Database } from '#services/kernel/database.ts'
import { createDescriptorEmbedder } from '#services/visual/descriptor/embedder.ts'
import { createVisualService } from '#services/visual/service.ts'
import type { ServiceSettings } from '../config.ts'

/** The visual search service with the embedding that is set. */
export function makeVisual({ visual }: ServiceSettings, database: Database) {
  return createVisualService({ database, embedder: createDescriptorEmbedder(), token: visual.token })
}
