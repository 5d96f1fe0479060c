import { assetName } from '#contracts/asset-name.ts'
import { CHANGES, changedIds } from '#contracts/changes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listen } from '#services/kernel/database/listen.ts'
import type { ImageStore } from './image-store.ts'

/** Removes the pictures made of an upload when its document changes, which happens only when editors delete it. */
export function removeUploadsOnChange(
  { url }: Pick<Database, 'url'>,
  { store, report }: { store: Pick<ImageStore, 'remove'>; report: (fault: unknown) => void },
) {
  return listen(url, CHANGES.content, (payload) => {
    for (const id of changedIds(payload) ?? []) {
      const name = assetName(id)
      if (name !== null) store.remove(name).catch(report)
    }
  })
}
