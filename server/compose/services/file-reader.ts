import { FILES_PATH } from '#contracts/model-address.ts'
import { createFolderFiles } from '../../images/folder-files.ts'

/** Reads files by their URL in the shop; null for any other URL. */
export function createFileReader(folders: readonly string[]) {
  const files = createFolderFiles(FILES_PATH, folders)
  return async (address: string): Promise<Uint8Array | null> => {
    if (!address.startsWith(FILES_PATH)) return null
    return (await files.read(address.slice(FILES_PATH.length)))?.bytes ?? null
  }
}
