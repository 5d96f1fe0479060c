import { z } from 'zod'
import { listDocument } from './list-document.ts'
import { tearsheet, tearsheetProduct } from './tearsheet.ts'

/** The content of a file. */
const content = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['pdf', 'csv', 'xlsx']), list: listDocument }),
  z.strictObject({
    /** Tearsheets and CAD files of pieces. */
    kind: z.literal('zip'),
    pieces: z
      .array(z.strictObject({ productId: tearsheetProduct, tearsheet }))
      .min(1)
      .max(500),
  }),
])
export type ExportContent = z.infer<typeof content>

export const EXPORT_KINDS = ['pdf', 'csv', 'xlsx', 'zip'] as const
/**
 * Files that take a while to make, such as a list on paper, by the platform service for the customer with the given
 * access token
 * (`Authorization: Bearer …`); 401 `unauthorized` without a valid one. They are removed after a day.
 * - `POST /customer/exports`, `newExport`: 201 `exportState`. Idempotent by `id`. 422 `export-malformed`;
 *   409 `exports-full` while three of the account are being made; 429 `too-many-requests` with `Retry-After`.
 * - `GET /customer/exports?subject=…`: `{ exports }`, the last one first.
 * - `GET /customer/exports/{id}`: `exportState`; 404 `export-not-found`.
 * - `DELETE /customer/exports/{id}`: cancels it, or removes its file. A missing one is not an error. 204.
 * - `GET /customer/exports/{id}/file`: its file, to be saved; 404 `export-not-found` unless it is done.
 */

export const newExport = z.strictObject({
  id: z.uuid(),
  /** The id of a list. */
  subject: z.uuid(),
  name: z.string().trim().min(1).max(120),
  content,
})
export type NewExport = z.infer<typeof newExport>

export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

export const exportState = z.object({
  id: z.uuid(),
  kind: z.enum(EXPORT_KINDS),
  name: z.string(),
  state: z.enum(EXPORT_STATES),
  /** Finished and total steps. */
  done: z.int(),
  total: z.int(),
  /** 0 until the file is complete. */
  bytes: z.int(),
  /** How many CAD files could not be read. */
  missing: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type ExportState = z.infer<typeof exportState>
export const exportsResponse = z.object({ exports: z.array(exportState) })

export const exportRefusal = z.object({
  code: z.enum(['unauthorized', 'export-malformed', 'exports-full', 'too-many-requests', 'export-not-found']),
})
export type ExportRefusalCode = z.infer<typeof exportRefusal>['code']
