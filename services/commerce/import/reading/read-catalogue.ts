import type { Currency } from '#domain/money/money.ts'
import type { ProductDraft } from '../product-draft.ts'
import type { Refusal } from '../refusals.ts'
import { createFieldReader } from './field-parsers.ts'
import { type MediaFolders, readMedia } from './read-media.ts'
import { readProduct } from './read-product.ts'
import type { CatalogueFile, Row, RowGroup } from './rows.ts'
import { type Translations, translate } from './translations.ts'

/** One product of the file, either ready to be written or refused. */
export type ReadGroup = { rowCount: number; handle: string } & (
  | { ok: true; draft: ProductDraft }
  | { ok: false; refusals: Refusal[] }
)

/** Reads one product after another, in the order of the file. */
export async function* readCatalogue(
  { columns, decimalMark, base, groups, notes }: CatalogueFile & { base: Currency },
  folders: MediaFolders,
  translations: Translations,
): AsyncGenerator<ReadGroup> {
  for await (const group of groups) {
    const { handle, rows } = group
    const reader = createFieldReader({
      handle,
      columns,
      decimalMark,
      base,
      notes,
      refusals: [...group.refusals],
    })
    const draft = reader.refusals.length === 0 ? await readDraft(group, reader, folders, translations) : null
    // A record with several pictures makes several rows with the same line.
    const counted = { rowCount: new Set(rows.map(({ line }) => line)).size, handle }
    yield draft && reader.refusals.length === 0
      ? { ...counted, ok: true, draft }
      : { ...counted, ok: false, refusals: reader.refusals }
  }
}

async function readDraft(
  { rows }: RowGroup,
  reader: ReturnType<typeof createFieldReader>,
  folders: MediaFolders,
  translations: Translations,
): Promise<ProductDraft | null> {
  const [first, ...rest] = rows
  if (!first) return null
  const all: [Row, ...Row[]] = [first, ...rest]
  const product = readProduct(all, reader)
  const media = await readMedia(product, all, reader, folders)
  return {
    ...product,
    ...translate(product, media, translations, (code, detail) => reader.refuse(first, code, detail)),
  }
}
