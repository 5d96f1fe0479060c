import { z } from 'zod'
import { callsBelow, type Refusal } from './calls.ts'
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
export const newExport = z.strictObject({
  id: z.uuid(),
  /** The id of a list. */
  subject: z.uuid(),
  name: z.string().trim().min(1).max(120),
  content,
})
export type NewExport = z.infer<typeof newExport>

export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

const exportState = z.object({
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

const call = callsBelow('/customer/exports', {
  unavailable: 'platform-unavailable',
  malformed: 'export-malformed',
  refusals: {
    unauthorized: 401,
    'export-malformed': 422,
    'exports-full': 409,
    'too-many-requests': 429,
    'export-not-found': 404,
  },
})
/**
 * Files that take a while to make, such as a list on paper, by the platform service for the customer with the given
 * access token (`Authorization: Bearer …`). They are removed after a day.
 */
export const exportCalls = {
  /** Idempotent by `id`. `exports-full` while three of the account are being made. */
  start: call('POST /', { input: newExport, output: exportState, status: 201 }),
  /** Those of a list, the last one first. */
  of: call('GET /', {
    input: z.object({ subject: z.string() }),
    output: z.object({ exports: z.array(exportState) }).transform(({ exports }) => exports),
  }),
  read: call('GET /:exportId', { output: exportState }),
  /** Cancels it, or removes its file. A missing one is not an error. */
  remove: call('DELETE /:exportId'),
  // `GET /customer/exports/{id}/file` streams its file, to be saved. 404 `export-not-found` unless it is done.
}
export type ExportRefusal = Refusal<typeof exportCalls.start>
