import type { Context } from 'hono'
import type { PictureRefusalCode } from '#contracts/visual.ts'

const STATUSES = {
  'picture-missing': 422,
  'picture-type': 422,
  'picture-too-large': 413,
  'picture-too-many-pixels': 413,
  'picture-too-small': 422,
  'picture-unreadable': 422,
  'too-many-pictures': 429,
  'look-expired': 410,
  'visual-unavailable': 503,
} as const satisfies Record<PictureRefusalCode, number>

export function refusalResponse(
  context: Context,
  code: PictureRefusalCode,
  headers: Record<string, string> = {},
): Response {
  return context.json({ code }, STATUSES[code], headers)
}
