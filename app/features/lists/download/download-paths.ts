import { SAVED_PATH } from '../paths.ts'

/** Where it is chosen what is downloaded of a list, without locale; its action starts that. */
export function listDownloadPath(id: string): string {
  return `${SAVED_PATH}/${id}/download`
}

/** The progress of a download, and its file once it is made. */
export function downloadPath(id: string, exportId: string): string {
  return `${listDownloadPath(id)}/${exportId}`
}

export function downloadFilePath(id: string, exportId: string): string {
  return `${downloadPath(id, exportId)}/file`
}

/** The fields of the form. `key` is the id of what is made, so that it is made once however often the form is sent. */
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

/** The field of the button that cancels a download. */
export const CANCEL = 'cancel'
