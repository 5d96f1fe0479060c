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
    report: (error) => log.error({ err: error }, 'pictures not sent to visual search'),
  })
}

/** Reads our pictures from their folders, and others from allowed hosts. */
function pictureSource({ shows }: PictureHosts, picturesFolders: readonly string[]): PictureSource {
  const own = createFolderFiles(PICTURES_PATH, picturesFolders)
  const readOwn = (path: string) => own.read(path.slice(PICTURES_PATH.length))
  return {
    async version(url) {
      return url.startsWith(PICTURES_PATH) ? ((await readOwn(url))?.version ?? '') : ''
    },
    async read(url, maxBytes) {
      if (url.startsWith(PICTURES_PATH)) return (await readOwn(url))?.bytes ?? null
      if (!URL.canParse(url) || !shows(url)) return null
      const bytes = await fetchRemotePicture(new URL(url), maxBytes)
      return bytes && new Uint8Array(bytes)
    },
  }
}
