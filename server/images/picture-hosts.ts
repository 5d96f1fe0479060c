import { CHANGES } from '#contracts/changes.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listen } from '#services/kernel/database/listen.ts'
import { listPictureHosts } from '#services/kernel/pictures/picture-hosts.ts'
import { parseImageSource } from './image-request.ts'

export type PictureHosts = {
  allows(host: string): boolean
  /** Whether the image endpoint serves the picture at a URL. Pages, feeds and emails omit all others. */
  shows: ShowsPicture
  /** Registers a listener that is called after hosts were allowed. */
  onChange(listener: () => void): void
  close(): Promise<void>
}

/** The configured hosts and those in the database, which may change while the shop is running. */
export async function watchPictureHosts(
  database: Database,
  configured: readonly string[],
  report: (error: unknown) => void,
): Promise<PictureHosts> {
  const listeners: (() => void)[] = []
  let hosts = new Set([...configured, ...(await listPictureHosts(database))])

  async function reload() {
    const before = hosts
    hosts = new Set([...configured, ...(await listPictureHosts(database))])
    if ([...hosts].every((host) => before.has(host))) return
    for (const listener of listeners) listener()
  }

  const subscription = await listen(database.url, CHANGES.pictureHosts, () => void reload().catch(report))
  const allows = (host: string) => hosts.has(host)
  return {
    allows,
    shows: (url) => parseImageSource(url, allows) !== null,
    onChange: (listener) => listeners.push(listener),
    close: subscription.close,
  }
}
