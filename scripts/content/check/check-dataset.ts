import { z } from 'zod'
import { schemaTypes } from '../../../studio/schema/schema-types.ts'
import type { ContentTarget } from '../content-target.ts'
import { createDocumentCheck, type DocumentProblem, type StoredDocument } from './check-document.ts'
import type { SchemaType } from './check-value.ts'

export type DatasetCheck = {
  readonly documents: number
  /** Problems that an editor should fix; the shop omits what it cannot show. */
  readonly problems: readonly DocumentProblem[]
}

/** The library's types distinguish every kind of schema type; the check only needs a common subset. */
export const studioTypes = schemaTypes as unknown as readonly SchemaType[]

const page = z.array(z.looseObject({ _id: z.string(), _type: z.string() }))
const DOCUMENTS_PER_PAGE = 500
const DOCUMENTS_QUERY = `*[_id > $after && !(_type match "sanity.*") && !(_type match "system.*")]
  | order(_id asc)[0...${DOCUMENTS_PER_PAGE}]`

/** Checks every document of the content service, including drafts, against the schemas of the Studio. */
export async function checkDataset({ client }: ContentTarget): Promise<DatasetCheck> {
  const documents: StoredDocument[] = []
  for (;;) {
    const batch = page.parse(await client.fetch(DOCUMENTS_QUERY, { after: documents.at(-1)?._id ?? '' }))
    documents.push(...batch)
    if (batch.length < DOCUMENTS_PER_PAGE) break
  }
  const check = createDocumentCheck(studioTypes, documents)
  return { documents: documents.length, problems: documents.flatMap(check) }
}
