import { z } from 'zod'
import { teamUpload, UPLOAD_PART_BYTES } from '#contracts/team/upload.ts'
import { callTeam } from '../provider/call-team.ts'

const response = z.object({ item: teamUpload })

/**
 * Uploads a file in parts and returns the upload id. `onProgress` receives the number of bytes uploaded. Throws
 * RefusedCall.
 */
export async function sendFile(file: File, onProgress: (bytes: number) => void): Promise<string> {
  const { item } = await callTeam(response, {
    method: 'POST',
    path: '/uploads',
    body: { input: { name: file.name, bytes: file.size } },
  })
  for (let from = 0; from < file.size; from += UPLOAD_PART_BYTES) {
    const path = `/uploads/${item.id}/parts/${from / UPLOAD_PART_BYTES}`
    const bytes = file.slice(from, from + UPLOAD_PART_BYTES)
    await callTeam(response, { method: 'PUT', path, bytes })
    onProgress(Math.min(from + bytes.size, file.size))
  }
  return item.id
}
