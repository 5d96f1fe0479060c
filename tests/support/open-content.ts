import { type ContentService, createContentService } from '#services/content/service.ts'

type Options = Parameters<typeof createContentService>[0]

/** The content service for a test, with a fixed project and tokens. */
export function openContent(options: Pick<Options, 'database' | 'clock'> & Partial<Options>): ContentService {
  return createContentService({
    reportError: (error) => console.error(error),
    projectId: 'house',
    dataset: 'production',
    tokens: { read: 'read-token', preview: 'preview-token', write: 'write-token' },
    ...options,
  })
}
