import { z } from 'zod'

/**
 * Drawings of pieces from their CAD files (`domain/product/outline.ts`), read by the platform service. Only servers may
 * call it.
 * - `POST /downloads/outlines` with `outlinesRequest`: `outlinesResponse`, in the order of the files. 401; 422
 *   `request-malformed`. Null for a file that cannot be read, has no drawing, or whose drawing is currently
 *   unavailable.
 */

/** One path of an SVG image (`domain/product/outline-path.ts`). */
const view = z.object({
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  path: z.string(),
})
/** The side view and the plan are null if the file lacks them. */
export const drawnOutline = z.object({ front: view, side: view.nullable(), plan: view.nullable() })
export type DrawnOutline = z.infer<typeof drawnOutline>

/** More than can be compared at once. */
const FILES_MAX = 8

/** The URLs of CAD files, as stored in products. */
export const outlinesRequest = z.strictObject({ files: z.array(z.string().max(2000)).max(FILES_MAX) })
export const outlinesResponse = z.object({ outlines: z.array(drawnOutline.nullable()) })
