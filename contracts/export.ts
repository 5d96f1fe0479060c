import { z } from 'zod'
import { callsBelow, type Refusal } from './calls.ts'
import { listDocument } from './list-document.ts'
import { tearsheet, tearsheetProduct } from './tearsheet.ts'

/** The content of a file. */
const content = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['pdf', 'csv', 'xlsx']), list: listDocument }),
  z.strictObject({
    /** The tearsheets and CAD files of pieces. */
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
  /** The finished and the total number of steps. */
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
 * Files that take a while to create, such as a printable list. The platform service creates them for the customer whose
 * access token is given (`Authorization: Bearer …`), and deletes them after a day.
 */
export const exportCalls = {
  /** Idempotent by `id`. `exports-full` while three files for the account are being created. */
  start: call('POST /', { input: newExport, output: exportState, status: 201 }),
  /** A list's exports, latest first. */
  of: call('GET /', {
    input: z.object({ subject: z.string() }),
    output: z.object({ exports: z.array(exportState) }).transform(({ exports }) => exports),
  }),
  read: call('GET /:exportId', { output: exportState }),
  /** Cancels an export, or deletes its file. A missing one is not an error. */
  remove: call('DELETE /:exportId'),
  // `GET /customer/exports/{id}/file` streams the file as a download. 404 `export-not-found` unless it is done.
}
export type ExportRefusal = Refusal<typeof exportCalls.start>
