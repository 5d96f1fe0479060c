import type { documents } from './content-tables.ts'

/** A document in the content service: the editor's attributes and the five maintained by the service. */
export type ContentDocument = {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [attribute: string]: unknown
}

type DocumentRow = typeof documents.$inferSelect

export function toDocument(row: DocumentRow): ContentDocument {
  return {
    ...row.body,
    _id: row.id,
    _type: row.type,
    _rev: row.revision,
    _createdAt: row.createdAt.toISOString(),
    _updatedAt: row.updatedAt.toISOString(),
  }
}

export function toBody(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { _id, _type, _rev, _createdAt, _updatedAt, ...body } = attributes
  return body
}

export const isDraftId = (id: string): boolean => id.startsWith('drafts.')
export const isVersionId = (id: string): boolean => id.startsWith('versions.')

/** Returns the id of the published document that a draft or a release version belongs to. */
export function toPublishedId(id: string): string {
  return id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
}
