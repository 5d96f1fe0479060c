import { createClient, type SanityClient } from '@sanity/client'
import { prepareDatabase } from '#server/compose/prepare-database.ts'
import { createFolderFiles } from '#server/images/folder-files.ts'
import { HOSTED, overNetwork, type Reach, reach } from '#server/seam/seam.ts'
import type { Configuration } from '#server/settings/config.ts'
import { createContentService } from '#services/content/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { describeError } from '#services/kernel/describe-error.ts'
import { openShopDatabase } from '../shop/open-database.ts'

/** The content service of an export or import: embedded, separate or hosted. */
export type ContentTarget = {
  /** A client that reads and writes every document, including drafts. */
  readonly client: SanityClient
  /** The bytes of an asset, by the URL in its document; null if unavailable. */
  readAsset(url: string): Promise<Uint8Array | null>
  close(): Promise<void>
}

const API_VERSION = '2025-02-19'

/** Opens the configured content service, even while the shop is running. */
export async function openContentTarget(configuration: Configuration): Promise<ContentTarget> {
  const { content } = configuration.services
  const connection = {
    projectId: content.project,
    dataset: content.dataset,
    token: content.writeToken,
    picturesFolders: configuration.store.picturesFolders,
  }
  if (content.isHosted) return toTarget(connection, HOSTED)
  if (content.url !== null) return toTarget(connection, reach('content', content.url, null))
  const shopDatabase = await openShopDatabase(configuration)
  const database = openDatabase(shopDatabase.url)
  await prepareDatabase(database)
  const service = createContentService({
    reportError: (error) => console.error(describeError(error)),
    database,
    clock: systemClock,
    projectId: content.project,
    dataset: content.dataset,
    tokens: { read: content.readToken, preview: content.previewToken, write: content.writeToken },
  })
  return toTarget(
    connection,
    reach('content', null, () => service),
    async () => {
      await service.close()
      await database.close()
      await shopDatabase.close()
    },
  )
}

/** A dataset, the token that can write to it, and the folders of the pictures that its documents name. */
type DatasetConnection = {
  projectId: string
  dataset: string
  token: string
  picturesFolders: readonly string[]
}

/** Builds a target from a connection to a content service; `close` releases what was opened for it. */
export function toTarget(
  { projectId, dataset, token, picturesFolders }: DatasetConnection,
  { baseUrl, fetch }: Reach<string | null>,
  close: () => Promise<void> = async () => {},
): ContentTarget {
  const pictures = createFolderFiles(PICTURES, picturesFolders)
  const client = createClient({
    projectId,
    dataset,
    token,
    apiVersion: API_VERSION,
    perspective: 'raw',
    useCdn: false,
    ...(baseUrl !== null && { apiHost: baseUrl, useProjectHostname: false }),
    resolveFetch: () => (url, init) => fetch(new Request(url, init)),
  })

  async function readAsset(url: string): Promise<Uint8Array | null> {
    if (url.startsWith(PICTURES)) return (await pictures.read(url.slice(PICTURES.length)))?.bytes ?? null
    const isUpload = url.startsWith(UPLOADS)
    if (isUpload && baseUrl === null) return null
    const request = new Request(isUpload ? baseUrl + url.slice(UPLOADS.length) : url)
    const response = await (isUpload ? fetch : overNetwork)(request)
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  }

  return { client, readAsset, close }
}

const PICTURES = '/pictures/'
const UPLOADS = '/services/content'
