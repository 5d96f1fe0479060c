import { createHash } from 'node:crypto'
import { FINISH_PARAMETER, MODELS_PATH } from '#contracts/model-address.ts'
import type { WorkerLane } from '#services/kernel/worker-lane.ts'
import { decodeName, type FolderFiles } from '../images/folder-files.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { PlainModel, PlainModelJob } from './plain-model.ts'

export type ModelEndpointOptions = {
  files: Pick<FolderFiles, 'read'>
  store: Pick<ImageStore, 'read' | 'write'>
  lane: Pick<WorkerLane<PlainModelJob, PlainModel>, 'run'>
}

const SOURCE_BYTES_MAX = 25_000_000
/** The maximum number of models in progress and waiting: a few seconds of work. */
const UNDERWAY_MAX = 8
const FINISH_LENGTH_MAX = 100
const FRESH_SECONDS = 86_400
const STALE_SECONDS = 2_592_000

/**
 * `/models/{name}.glb?finish=` returns a 3D model of `/files/` as a plain file in one of its finishes, for Scene Viewer
 * (docs/areas/product-page.md); null for any other path. Each is created once, even for simultaneous requests, and
 * stored on disk.
 */
export function createModelEndpoint({ files, store, lane }: ModelEndpointOptions) {
  const underway = new Map<string, Promise<PlainModel>>()

  async function make(key: string, job: PlainModelJob): Promise<PlainModel> {
    const model = await lane.run(job)
    if (model.ok) await store.write(key, Buffer.from(model.value))
    return model
  }

  async function serve({ url, headers }: Request, name: string): Promise<Response> {
    const file = name.endsWith('.glb') ? await files.read(name) : null
    if (file === null) return refusal(404, 'model-not-found')
    if (file.bytes.length > SOURCE_BYTES_MAX) return refusal(422, 'model-too-large')
    const finish = new URL(url).searchParams.get(FINISH_PARAMETER)
    if (finish !== null && finish.length > FINISH_LENGTH_MAX) return refusal(404, 'finish-not-found')
    const digest = createHash('sha256')
      .update(JSON.stringify([name, file.version, finish]))
      .digest('hex')
    const modelHeaders = {
      'content-type': 'model/gltf-binary',
      'cache-control': `public, max-age=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
      etag: `"${digest.slice(0, 32)}"`,
    }
    if (headers.get('if-none-match') === modelHeaders.etag)
      return new Response(null, { status: 304, headers: modelHeaders })
    const key = `${name}/${digest}`
    const stored = await store.read(key)
    if (stored) return new Response(new Uint8Array(stored), { headers: modelHeaders })
    if (underway.size >= UNDERWAY_MAX && !underway.has(key))
      return refusal(503, 'models-busy', { 'retry-after': '5' })
    const pending = underway.get(key) ?? make(key, { bytes: file.bytes, finish })
    underway.set(key, pending)
    const model = await pending.finally(() => underway.delete(key))
    if (!model.ok) return refusal(model.code === 'finish-not-found' ? 404 : 422, model.code)
    return new Response(model.value, { headers: modelHeaders })
  }

  return (request: Request, pathname: string): Promise<Response> | null =>
    pathname.startsWith(MODELS_PATH) ? serve(request, decodeName(pathname.slice(MODELS_PATH.length))) : null
}

function refusal(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
