import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { STORED_NAME } from '#contracts/image-address.ts'

export type FolderFiles = {
  /** Null if there is no file with that name. */
  read(name: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; version: string } | null>
  /** Null if the path does not have the prefix. */
  serve(request: Request, pathname: string): Promise<Response> | null
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  glb: 'model/gltf-binary',
  jpg: 'image/jpeg',
  png: 'image/png',
  tiff: 'image/tiff',
  usdz: 'model/vnd.usdz+zip',
  webp: 'image/webp',
  zip: 'application/zip',
}
const MAX_AGE_SECONDS = 86_400

/** Files are read on request, from the first folder that has them. */
export function createFolderFiles(prefix: string, folders: readonly string[]): FolderFiles {
  async function read(name: string) {
    if (!STORED_NAME.test(name)) return null
    for (const folder of folders) {
      const path = join(folder, name)
      try {
        const { mtimeMs, size } = await stat(path)
        return { bytes: new Uint8Array(await readFile(path)), version: `${Math.round(mtimeMs)}-${size}` }
      } catch {
        // Try the next folder.
      }
    }
    return null
  }

  async function serveFile(request: Request, name: string): Promise<Response> {
    const file = await read(name)
    if (!file) return new Response('Not found', { status: 404 })
    const headers = {
      'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
      etag: `"${file.version}"`,
    }
    if (request.headers.get('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : file.bytes, { headers })
  }

  return {
    read,
    serve: (request, pathname) =>
      pathname.startsWith(prefix) ? serveFile(request, decodeName(pathname.slice(prefix.length))) : null,
  }
}

/** Decodes a name; an invalid one becomes the empty name, which no file has. */
export function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}
