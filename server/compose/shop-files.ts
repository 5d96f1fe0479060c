import { join } from 'node:path'
import { createStaticFiles } from '../http/static-files.ts'
import { createImageEndpoint } from '../images/image-endpoint.ts'
import { createImageStore } from '../images/image-store.ts'
import { createOwnFiles } from '../images/own-pictures.ts'
import { fetchRemotePicture } from '../images/remote-picture.ts'

const IMAGE_CACHE_BYTES = 2_000_000_000

/** The files that the shop serves: the built client, pictures, 3D models and CAD files, and pictures made to size. */
export function createShopFiles({
  dataFolder,
  imageHosts,
}: {
  dataFolder: string
  imageHosts: readonly string[]
}) {
  const pictures = createOwnFiles('/pictures/', 'demo/pictures')
  const files = createOwnFiles('/files/', 'demo/files')
  const built = createStaticFiles('build/client')
  return {
    answerImage: createImageEndpoint({
      store: createImageStore(join(dataFolder, 'cache', 'images'), IMAGE_CACHE_BYTES),
      allowedHosts: imageHosts,
      readOwn: pictures.read,
      readRemote: fetchRemotePicture,
    }),
    answerFile: (request: Request, pathname: string) =>
      built(request, pathname) ?? pictures.answer(request, pathname) ?? files.answer(request, pathname),
  }
}
