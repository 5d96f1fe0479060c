import type { Clients } from '#clients/clients.ts'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { PictureSource } from '#workers/picture-feed/feed-product.ts'
import { createVisualFeed, type VisualFeed } from '#workers/picture-feed/visual-feed.ts'
import { createVisualWriter } from '#workers/picture-feed/visual-writer.ts'
import type { Logger } from '../../http/request-log.ts'
import { createFolderFiles } from '../../images/folder-files.ts'
import type { PictureHosts } from '../../images/picture-hosts.ts'
import { fetchRemotePicture } from '../../images/remote/remote-picture.ts'
import type { Configuration } from '../../settings/config.ts'
import type { Services } from '../services/services.ts'
import type { ChangeSources } from './change-sources.ts'

export function makeVisualFeed({
  configuration: { services, store },
  database,
  pictureHosts,
  reach,
  clients: { commerce },
  changes,
  log,
}: {
  configuration: Configuration
  database: Database
  pictureHosts: PictureHosts
  reach: Services['reach']
  clients: Clients
  changes: ChangeSources
  log: Logger
}): VisualFeed {
  return createVisualFeed({
    database,
    source: commerce,
    changes: changes.commerce,
    pictures: pictureSource(pictureHosts, store.picturesFolders),
    writer: createVisualWriter({ ...reach.visual, token: services.visual.tokens[0] }),
    report: (error) => log.error({ err: error }, 'visual search not fed'),
  })
}

/** Our pictures are read from their folders, others from allowed hosts. */
function pictureSource({ shows }: PictureHosts, picturesFolders: readonly string[]): PictureSource {
  const own = createFolderFiles(PICTURES_PATH, picturesFolders)
  const readOwn = (address: string) => own.read(address.slice(PICTURES_PATH.length))
  return {
    async version(address) {
      return address.startsWith(PICTURES_PATH) ? ((await readOwn(address))?.version ?? '') : ''
    },
    async read(address, maxBytes) {
      if (address.startsWith(PICTURES_PATH)) return (await readOwn(address))?.bytes ?? null
      if (!URL.canParse(address) || !shows(address)) return null
      const bytes = await fetchRemotePicture(new URL(address), maxBytes)
      return bytes && new Uint8Array(bytes)
    },
  }
}
