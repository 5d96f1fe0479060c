import { FAVICON_PATH } from '#domain/house/site-files.ts'
import type { HouseFiles } from '../../house/read-look.ts'

/** Serves the files of the house; null for any other path. */
export function createHouseFiles(files: HouseFiles): (request: Request, pathname: string) => Response | null {
  return (request, pathname) => {
    const file = files.get(pathname)
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    const age = pathname === FAVICON_PATH ? 'max-age=3600' : 'max-age=31536000, immutable'
    return new Response(request.method === 'HEAD' ? null : file.bytes, {
      headers: {
        'content-type': file.type,
        'cache-control': `public, ${age}`,
        // An SVG may contain scripts, which must not run when it is opened directly.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    })
  }
}
