import type { Context } from 'hono'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import type { ContentCall } from '../content-call.ts'
import { applyMutations } from '../mutations/apply-mutations.ts'
import { auditDocuments } from '../studio/audit.ts'
import { refuse } from '../wire-errors.ts'
import { assets } from './asset-tables.ts'
import { type AssetKind, describeAsset } from './describe-asset.ts'

/**
 * `POST /v{version}/assets/{images|files}/{dataset}`: stores a picture or file and returns its document; for
 * bytes that are already stored, the existing document.
 */
export async function handleUpload(context: Context, call: ContentCall): Promise<Response> {
  const { options, store, access, author } = call
  if (access !== 'editor') return refuse(context, 403, 'Forbidden', 'permission "create" required')
  const kind = KINDS[context.req.param('kind') ?? '']
  if (!kind) return refuse(context, 404, 'Not Found', 'assets are images or files')
  const bytes = new Uint8Array(await context.req.arrayBuffer())
  const asset = await describeAsset(kind, bytes, context.req.query('filename') ?? null)
  if (!asset) return refuse(context, 400, 'Bad Request', 'the body is no picture that can be read')
  const { attributes, name, mimeType } = asset
  const present = await presentAsset(call, attributes)
  if (present) return context.json({ document: present })
  const document = { ...attributes, url: assetUrl(options, kind, name) }
  await options.database.db.transaction(async (transaction) => {
    await transaction
      .insert(assets)
      .values({ name, mimeType, bytes: Buffer.from(bytes) })
      .onConflictDoNothing()
    await applyMutations(transaction, [{ createIfNotExists: document }], {
      now: options.clock(),
      transactionId: randomToken(),
      isDryRun: false,
      author,
      select: () => [],
    })
    if (author !== null)
      await auditDocuments(transaction, [{ id: attributes._id, action: 'create' }], {
        author,
        now: options.clock(),
      })
  })
  await store.refresh([attributes._id])
  return context.json({ document: (await store.view('raw')).byId.get(attributes._id) ?? document })
}

const KINDS: Readonly<Record<string, AssetKind>> = { images: 'image', files: 'file' }

/** The document of the same bytes, with any file name. */
async function presentAsset(
  { store }: ContentCall,
  { _type, sha1hash }: { _type: string; sha1hash: string },
) {
  const { byType } = await store.view('raw')
  return byType.get(_type)?.find((known) => known.sha1hash === sha1hash)
}

function assetUrl(
  { publicPath, projectId, dataset }: ContentCall['options'],
  kind: AssetKind,
  name: string,
): string {
  return `${publicPath}/${kind}s/${projectId}/${dataset}/${name}`
}
