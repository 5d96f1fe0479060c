import { FILES_PATH } from '#contracts/model-address.ts'
import { createFolderFiles } from '../../images/folder-files.ts'

/** Reads files by their path in the shop; null for any other path. */
export function createFileReader(folders: readonly string[]) {
  const files = createFolderFiles(FILES_PATH, folders)
  return async (path: string): Promise<Uint8Array | null> => {
    if (!path.startsWith(FILES_PATH)) return null
    return (await files.read(path.slice(FILES_PATH.length)))?.bytes ?? null
  }
}
