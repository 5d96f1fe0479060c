import type { APIRequestContext } from '@playwright/test'
import { createClient, type SanityClient } from '@sanity/client'

export type Editor = {
  /** Opens the preview. */
  readonly previewKey: string
  /** Writes documents, drafts too. */
  readonly content: SanityClient
}

/** Somebody who writes for the house, with the keys that the demonstration tells. */
export async function editorOf(request: APIRequestContext): Promise<Editor> {
  const { content } = await (await request.get('/services')).json()
  return {
    previewKey: content.preview.key,
    content: createClient({
      ...{ projectId: content.project, dataset: content.dataset, apiVersion: '2025-02-19' },
      ...{ apiHost: content.url, useProjectHostname: false, useCdn: false, token: content.writeToken },
      perspective: 'raw',
    }),
  }
}
