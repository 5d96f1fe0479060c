import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ContentServiceOptions } from '../content-call.ts'
import { refuse } from '../wire-errors.ts'
import { assets } from './asset-tables.ts'

/** The name contains the hash of the bytes, so a file never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

/** `GET /{images|files}/{project}/{dataset}/{name}`: an uploaded picture or file, as Sanity's own network serves it. */
export async function serveAsset(
  context: Context,
  { database, projectId, dataset }: Pick<ContentServiceOptions, 'database' | 'projectId' | 'dataset'>,
): Promise<Response> {
  const { project, dataset: requested, name = '' } = context.req.param()
  const isOurs = project === projectId && requested === dataset
  const [asset] = isOurs ? await database.db.select().from(assets).where(eq(assets.name, name)) : []
  if (!asset) return refuse(context, 404, 'Not Found', 'No such asset')
  return new Response(new Uint8Array(asset.bytes), {
    headers: {
      'content-type': asset.mimeType,
      'cache-control': FOREVER,
      etag: `"${asset.name}"`,
      // An SVG may contain scripts, which must not run when it is opened by itself.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}
