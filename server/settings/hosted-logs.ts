import { CHANGES } from '#contracts/changes.ts'
import type { ChangeLog } from '#services/kernel/changes/change-log.ts'
import { isOwnService } from '../seam/seam.ts'
import type { ServiceSettings } from './config.ts'

/** Null if the commerce service is our own. */
export function hostedShop({ url, shopDomain }: ServiceSettings['commerce']): ChangeLog | null {
  if (url === null || isOwnService(url, 'commerce')) return null
  return { name: `commerce@${shopDomain}`, channel: CHANGES.products }
}

/** The log of a hosted project; null if the content service is our own, in this process or elsewhere. */
export function hostedProject({
  url,
  isHosted,
  project,
  dataset,
}: ServiceSettings['content']): ChangeLog | null {
  if (!isHosted && (url === null || isOwnService(url, 'content'))) return null
  return { name: `content@${project}/${dataset}`, channel: CHANGES.content }
}
