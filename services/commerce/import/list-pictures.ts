import type { Database } from '#services/kernel/database/database.ts'
import { findFetchedPictures } from '#services/kernel/pictures/fetched-pictures.ts'
import type { ProductDraft } from './product-draft.ts'

/** The pictures of one origin, such as `https://cdn.example`, in a product file. */
export type PictureOrigin = { count: number; downloaded: number }

/** A picture on another host, with the first product or collection that uses it. */
export type RemotePicture = { url: string; line: number; handle: string }

export type PictureList = ReturnType<typeof createPictureList>

const LOOKUP_BATCH_SIZE = 500

/** Counts the pictures of a file that are on other hosts. With `isListing`, it also stores each of them. */
export function createPictureList(database: Database, { isListing }: { isListing: boolean }) {
  const origins = new Map<string, PictureOrigin>()
  const pictures = new Map<string, RemotePicture>()
  let pending: string[] = []

  async function count(): Promise<void> {
    const urls = pending
    pending = []
    const downloaded = await findFetchedPictures(database, urls)
    for (const url of urls) {
      const { origin } = new URL(url)
      const counted = origins.get(origin) ?? { count: 0, downloaded: 0 }
      counted.count += 1
      if (downloaded.has(url)) counted.downloaded += 1
      origins.set(origin, counted)
    }
  }

  async function addPictures(found: readonly RemotePicture[]): Promise<void> {
    for (const picture of found) {
      const { url } = picture
      if (!URL.canParse(url)) continue
      pending.push(url)
      if (isListing && !pictures.has(url)) pictures.set(url, picture)
    }
    if (pending.length >= LOOKUP_BATCH_SIZE) await count()
  }

  return {
    add({ media, line, handle }: ProductDraft): Promise<void> {
      const images = media.filter(({ kind }) => kind === 'image')
      return addPictures(images.map(({ url }) => ({ url, line, handle })))
    },
    addPictures,
    async finish() {
      await count()
      return { origins, pictures }
    },
  }
}
