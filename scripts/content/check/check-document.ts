import { type CheckContext, checkValue, type SchemaType } from './check-value.ts'

export type DocumentProblem = { readonly path: string; readonly message: string; readonly isWarning: boolean }

/** A document as it is stored. */
export type StoredDocument = { readonly _id: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>

/**
 * Checks documents against the Studio's schemas: their attributes, types, required values, and the target of each
 * reference. Problems that a Studio shows as warnings are marked as such.
 */
export function createDocumentCheck(types: readonly SchemaType[], documents: readonly StoredDocument[]) {
  const byName = new Map(types.map((type) => [type.name ?? '', type]))
  const typeById = new Map(documents.map(({ _id, _type }) => [_id.replace(/^drafts\./, ''), _type]))
  const lookups = {
    typeNamed: (name: string) => byName.get(name) ?? null,
    typeOfDocument: (id: string) => typeById.get(id) ?? null,
  }
  return (document: StoredDocument): DocumentProblem[] => {
    const type = byName.get(document._type)
    if (type?.type !== 'document')
      return [{ path: '', message: `no schema for ${document._type}`, isWarning: false }]
    const problems: DocumentProblem[] = []
    const context: CheckContext = {
      ...lookups,
      report: (path, message, isWarning) => problems.push({ path, message, isWarning }),
    }
    checkValue(type, document, document._id, context)
    return problems
  }
}
