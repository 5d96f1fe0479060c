import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { acceptedEncoding } from '../accepted-encoding.ts'

type StaticFile = {
  headers: Record<string, string>
  etag: string
  bodies: { identity: Uint8Array<ArrayBuffer>; br?: Uint8Array<ArrayBuffer>; gzip?: Uint8Array<ArrayBuffer> }
}

/** Null if there is no file at that path. */
export type StaticFiles = (request: Request, pathname: string) => Response | null

/**
 * The files of a build, at the path `mount`. They are few and small, so they are read once; the build has already
 * compressed them. Names under /assets contain a hash of their content and never change.
 */
export function createStaticFiles(folder: string, mount = ''): StaticFiles {
  const files = readFiles(folder, mount)
  return (request, pathname) => {
    const file = files.get(pathname)
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    if (request.headers.get('if-none-match') === file.etag) {
      return new Response(null, { status: 304, headers: file.headers })
    }
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
    const body = encoding && file.bodies[encoding]
    const headers = body && encoding ? { ...file.headers, 'content-encoding': encoding } : file.headers
    return new Response(request.method === 'HEAD' ? null : (body ?? file.bodies.identity), { headers })
  }
}

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  glb: 'model/gltf-binary',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const COMPRESSED = /\.(br|gz)$/

function readFiles(folder: string, mount: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const pathname = `/${relative(folder, path).split(sep).join('/')}`
    if (entry.isFile() && !COMPRESSED.test(entry.name) && !entry.name.startsWith('.')) {
      files.set(mount + pathname, readFile(path, pathname))
    }
  }
  return files
}

function readFile(path: string, pathname: string): StaticFile {
  const identity = readFileSync(path)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const age = pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600'
  return {
    etag,
    headers: {
      'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'cache-control': `public, ${age}`,
      etag,
      vary: 'Accept-Encoding',
    },
    bodies: {
      identity,
      ...(existsSync(`${path}.br`) && { br: readFileSync(`${path}.br`) }),
      ...(existsSync(`${path}.gz`) && { gzip: readFileSync(`${path}.gz`) }),
    },
  }
}
