import { join } from 'node:path'
import { PICTURES_PATH, STORED_NAME } from '#contracts/image-address.ts'
import type { ContentPictures } from '#services/content/content-options.ts'
import { createFolderFiles } from '../../images/folder-files.ts'
import { createImageStore } from '../../images/image-store.ts'
import type { Configuration } from '../../settings/config.ts'

const CACHE_BYTES = 500_000_000

/** The house's own pictures, which documents reference by path, and pictures in the sizes that a Studio displays. */
export function createContentPictures({
  dataFolder,
  store,
}: Pick<Configuration, 'dataFolder' | 'store'>): ContentPictures {
  const pictures = createFolderFiles(PICTURES_PATH, store.picturesFolders)
  return {
    ...createImageStore(join(dataFolder, 'cache', 'content'), CACHE_BYTES),
    async readHousePicture(path) {
      const name = path.startsWith(PICTURES_PATH) ? path.slice(PICTURES_PATH.length) : ''
      return STORED_NAME.test(name) ? ((await pictures.read(name))?.bytes ?? null) : null
    },
  }
}
