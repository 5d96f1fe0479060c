import { fetchPictures } from '#server/images/remote/fetch-pictures.ts'
import { createPictureFetch, type PictureFetch } from '#server/images/remote/remote-picture.ts'
import type { Configuration } from '#server/settings/config.ts'
import { allowableHost, allowHosts } from '#services/commerce/import/allow-hosts.ts'
import {
  createPictureList,
  type PictureList,
  type PictureOrigin,
  type RemotePicture,
} from '#services/commerce/import/list-pictures.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listPictureHosts } from '#services/kernel/pictures/picture-hosts.ts'
import type { createProgressBar } from './progress-bar.ts'

type PictureOptions = {
  database: Database
  configuration: Configuration
  isAllowing: boolean
  isFetching: boolean
  isDryRun: boolean
  bar: ReturnType<typeof createProgressBar>
  /** Fetches a picture, only from the public internet; tests can replace it. */
  fetch?: PictureFetch
}

/** Tracks the pictures of an import that are on other hosts, and allows or downloads them. */
export function trackPictures(options: PictureOptions) {
  const { database, configuration, isDryRun } = options
  const isFetching = options.isFetching && !isDryRun
  const list = createPictureList(database, { isListing: isFetching })
  let collectionPictures: readonly RemotePicture[] = []
  return {
    add: list.add,
    /** Adds the pictures of collections. */
    async addCollectionPictures(pictures: readonly RemotePicture[]): Promise<void> {
      collectionPictures = pictures
      await list.addPictures(pictures)
    },
    /** Prints the hosts and what was done. After pictures were downloaded, the file is imported again with them. */
    async finish(importAgain: (add: PictureList['add']) => Promise<unknown>): Promise<void> {
      const { pictures, ...listed } = await list.finish()
      let { origins } = listed
      const added = options.isAllowing && !isDryRun ? await allowHosts(database, [...origins.keys()]) : []
      if (isFetching && (await download([...pictures.values()], options)) > 0) {
        const secondList = createPictureList(database, { isListing: false })
        await secondList.addPictures(collectionPictures)
        await importAgain(secondList.add)
        origins = (await secondList.finish()).origins
      }
      const allowed = new Set([...configuration.imageHosts, ...(await listPictureHosts(database))])
      const isAnyHidden = printOrigins(origins, { allowed, added })
      if (isAnyHidden && !isFetching) {
        console.log(
          'Next: repeat the import with --fetch-images to download them into the shop, or with --allow-images to show them from their hosts.',
        )
      }
    },
  }
}

const REDIRECTS_MAX = 5

/** Downloads pictures and prints a report. Returns how many were downloaded. */
async function download(
  pictures: readonly RemotePicture[],
  {
    database,
    configuration,
    bar,
    fetch = createPictureFetch({ maxRedirects: REDIRECTS_MAX, allowsHttp: true }),
  }: PictureOptions,
): Promise<number> {
  const { fetchedFolder } = configuration.store
  const report = await fetchPictures(
    pictures.map(({ url }) => url),
    {
      database,
      folder: fetchedFolder,
      fetch,
      onProgress: ({ done, total }) => bar.show({ bytesRead: done, bytesTotal: total, rows: done }),
    },
  )
  bar.clear()
  const { fetched, present, bytes, failed } = report
  const size = `${(bytes / 1e6).toFixed(1)} MB`
  console.log(
    `Pictures downloaded into ${fetchedFolder}: ${fetched} (${size}), ${present} by an earlier run, ${failed.length} failed`,
  )
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]))
  for (const { url, reason } of failed) {
    const { line, handle } = byUrl.get(url) ?? { line: 0, handle: '' }
    console.log(`line ${line}, ${handle}: ${url}: ${reason}`)
  }
  if (failed.length > 0) console.log('Next: repeat the same command; it downloads only what is missing.')
  return fetched
}

/** Prints the hosts of pictures. Returns whether any picture is neither allowed nor downloaded. */
function printOrigins(
  origins: ReadonlyMap<string, PictureOrigin>,
  { allowed, added }: { allowed: ReadonlySet<string>; added: readonly string[] },
): boolean {
  let isAnyHidden = false
  for (const [origin, { count, downloaded }] of origins) {
    const host = allowableHost(origin)
    const isAllowed = host !== null && allowed.has(host)
    if (!isAllowed && downloaded < count) isAnyHidden = true
    const parts = [
      ...(downloaded > 0 ? [`${downloaded} downloaded`] : []),
      ...(downloaded < count ? [stateOf(host, isAllowed, added)] : []),
    ]
    console.log(`Pictures on ${origin}: ${count}, ${parts.join(', the others ')}`)
  }
  return isAnyHidden
}

function stateOf(host: string | null, isAllowed: boolean, added: readonly string[]): string {
  if (host === null) return 'not shown, because only https without a port can be allowed'
  if (!isAllowed) return 'not shown'
  return added.includes(host) ? 'shown from now on' : 'shown'
}
