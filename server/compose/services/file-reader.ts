import { createFolderFiles } from '../../images/folder-files.ts'

const FILES = '/files/'

/** Reads files of products, such as their CAD files, by their address at the shop; null for any other address. */
export function createFileReader(folders: readonly string[]) {
  const files = createFolderFiles(FILES, folders)
  return async (address: string): Promise<Uint8Array | null> => {
    if (!address.startsWith(FILES)) return null
    return (await files.read(address.slice(FILES.length)))?.bytes ?? null
  }
}
