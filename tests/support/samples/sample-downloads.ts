import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import type { DownloadsOptions } from '#services/platform/downloads/download-routes.ts'

/** Downloads without documents, for tests of something else. */
export const SAMPLE_DOWNLOADS: DownloadsOptions = {
  limiter: UNLIMITED,
  makeDocument: () => Promise.reject(new Error('No document is expected here')),
  readFile: async () => null,
}
