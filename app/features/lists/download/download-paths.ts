import { SAVED_PATH } from '../paths.ts'

/** The page of download options, without locale; its action starts the download. */
export function listDownloadPath(id: string): string {
  return `${SAVED_PATH}/${id}/download`
}

export function downloadPath(id: string, exportId: string): string {
  return `${listDownloadPath(id)}/${exportId}`
}

export function downloadFilePath(id: string, exportId: string): string {
  return `${downloadPath(id, exportId)}/file`
}

/** `key` is the id of the new file, which makes sending the form idempotent. */
export const DOWNLOAD_FIELDS = {
  key: 'key',
  kind: 'kind',
  title: 'title',
  client: 'client',
  prices: 'prices',
  markUp: 'mark-up',
  until: 'until',
  paper: 'paper',
  notes: 'notes',
  studio: 'studio',
} as const

export const CANCEL = 'cancel'
