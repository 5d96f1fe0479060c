import { z } from 'zod'
import { teamItem } from './convention.ts'

/**
 * `uploads`: a file being uploaded to the shop. It is created with its name and size, then sent in parts of
 * `UPLOAD_PART_BYTES` (`PUT …/{id}/parts/{index}`, from 0), each of which may be repeated; the last part may be
 * shorter.
 */
export const teamUpload = teamItem.extend({ name: z.string(), bytes: z.int() })
export type TeamUpload = z.infer<typeof teamUpload>

/** Small enough for a slow connection within a request's time limit. */
export const UPLOAD_PART_BYTES = 2 * 1_048_576

/** Enough for a product file, which is the largest kind. */
export const UPLOAD_BYTES_MAX = 200_000_000
