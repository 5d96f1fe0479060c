import { createClient, type SanityClient } from '@sanity/client'
import { readServices } from '../services.ts'

export type Editor = {
  readonly previewKey: string
  /** A client that writes documents, including drafts. */
  readonly content: SanityClient
}

/** An editor, with the demonstration's keys. */
export async function editorOf(): Promise<Editor> {
  const { content } = await readServices()
  return {
    previewKey: content.preview.key,
    content: createClient({
      projectId: content.project,
      dataset: content.dataset,
      apiVersion: '2025-02-19',
      apiHost: content.url,
      useProjectHostname: false,
      useCdn: false,
      token: content.writeToken,
      perspective: 'raw',
    }),
  }
}
