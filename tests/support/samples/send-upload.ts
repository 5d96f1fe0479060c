import { UPLOAD_PART_BYTES } from '#contracts/team/upload.ts'
import type { sampleTeam } from './sample-team.ts'

/** Uploads a file as the desk does; returns its id. */
export async function sendUpload(
  { call }: Pick<ReturnType<typeof sampleTeam>, 'call'>,
  name: string,
  content: string | Uint8Array,
): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const created = await call('/uploads', { body: { input: { name, bytes: bytes.length } } })
  const { id } = created.body.item
  for (let index = 0; index * UPLOAD_PART_BYTES < bytes.length; index += 1) {
    const part = bytes.slice(index * UPLOAD_PART_BYTES, (index + 1) * UPLOAD_PART_BYTES)
    const { status } = await call(`/uploads/${id}/parts/${index}`, { method: 'PUT', bytes: part })
    if (status !== 200) throw new Error(`Part ${index} of ${name}: ${status}`)
  }
  return id
}
