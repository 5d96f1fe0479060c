import { join } from 'node:path'
import { writeImageAddress } from '#contracts/image-address.ts'
import type { Configuration } from '../../config.ts'
import { createFolderFiles } from '../../images/folder-files.ts'
import { createImageEndpoint } from '../../images/image-endpoint.ts'
import { createImageStore } from '../../images/image-store.ts'
import type { PictureHosts } from '../../images/picture-hosts.ts'
import { fetchRemotePicture } from '../../images/remote/remote-picture.ts'
import { IMAGE_CACHE_BYTES } from '../shop-files.ts'

/** Reads pictures of products for what is no page: as JPEG files, resized once like those of pages. */
export function createPictureReader(
  { dataFolder, publicOrigin, store }: Configuration,
  allowsHost: PictureHosts['allows'],
) {
  const serve = createImageEndpoint({
    store: createImageStore(join(dataFolder, 'cache', 'images'), IMAGE_CACHE_BYTES),
    allowsHost,
    readOwn: createFolderFiles('/pictures/', store.picturesFolders).read,
    readUploaded: async () => null,
    readRemote: fetchRemotePicture,
  })
  /** Null if it is unavailable. */
  return async (url: string, width: number): Promise<Uint8Array | null> => {
    const address = writeImageAddress({ encodedUrl: encodeURIComponent(url), width, format: 'jpeg' })
    const response = await serve(new Request(publicOrigin + address))
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  }
}
