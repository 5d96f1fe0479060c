import { join } from 'node:path'
import { FILES_PATH } from '#contracts/model-address.ts'
import { FAVICON_PATH } from '#domain/house/site-files.ts'
import { createDeskApplication } from '../http/responses/desk-application.ts'
import { createHouseFiles } from '../http/responses/house-files.ts'
import { createSiteIcons } from '../http/responses/site-icons.ts'
import { createStaticFiles } from '../http/responses/static-files.ts'
import { createStudioApplication, hasStudio } from '../http/responses/studio-application.ts'
import type { SecuritySettings } from '../http/security-headers.ts'
import { createFolderFiles } from '../images/folder-files.ts'
import { createImageEndpoint } from '../images/image-endpoint.ts'
import { createImageStore } from '../images/image-store.ts'
import type { PictureHosts } from '../images/picture-hosts.ts'
import { fetchRemotePicture } from '../images/remote/remote-picture.ts'
import { createModelEndpoint } from '../models/model-endpoint.ts'
import { startModelLane } from '../models/model-lane.ts'
import type { Reach } from '../seam/seam.ts'
import type { Configuration } from '../settings/config.ts'

const STUDIO_BUILD = 'studio/build'
export const IMAGE_CACHE_BYTES = 2_000_000_000
const MODEL_CACHE_BYTES = 500_000_000

/** The built client, the desk, pictures, 3D models and CAD files, resized pictures, and plain models. */
export function createShopFiles(
  { dataFolder, house, houseFiles, role, store, services }: Configuration,
  pictureHosts: PictureHosts,
  content: Reach<string | null>,
  security: SecuritySettings,
) {
  const pictures = createFolderFiles('/pictures/', store.picturesFolders)
  const files = createFolderFiles(FILES_PATH, store.filesFolders)
  const serveClientFile = createStaticFiles('build/client')
  const isDeskHere = role !== 'services'
  const isStudioHere = isDeskHere && content.baseUrl !== null && hasStudio(STUDIO_BUILD)
  const { project, dataset } = services.content
  const studio = isStudioHere
    ? createStudioApplication(STUDIO_BUILD, { house: house.name, project, dataset })
    : () => null
  const desk = isDeskHere
    ? createDeskApplication('build/desk', house, security, { hasStudio: isStudioHere })
    : () => null
  const serveHouseFile = createHouseFiles(houseFiles)
  const images = createImageStore(join(dataFolder, 'cache', 'images'), IMAGE_CACHE_BYTES)
  const lane = startModelLane()
  const models = createModelEndpoint({
    files,
    store: createImageStore(join(dataFolder, 'cache', 'models'), MODEL_CACHE_BYTES),
    lane,
  })
  const icons = createSiteIcons(houseFiles.get(FAVICON_PATH)?.bytes ?? new Uint8Array(), house)
  return {
    images,
    serveImage: createImageEndpoint({
      store: images,
      allowsHost: pictureHosts.allows,
      readOwn: pictures.read,
      readUploaded: (path) => readUploaded(content, path),
      readRemote: fetchRemotePicture,
    }),
    serveFile: (request: Request, pathname: string) =>
      serveClientFile(request, pathname) ??
      studio(request, pathname) ??
      desk(request, pathname) ??
      serveHouseFile(request, pathname) ??
      icons(request, pathname) ??
      pictures.serve(request, pathname) ??
      files.serve(request, pathname) ??
      models(request, pathname),
    close: lane.close,
  }
}

/** Reads uploads of our own content service. A hosted one has its own CDN. */
async function readUploaded(
  { baseUrl, fetch }: Reach<string | null>,
  path: string,
): Promise<Uint8Array | null> {
  if (baseUrl === null) return null
  const response = await fetch(new Request(baseUrl + path))
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
}
