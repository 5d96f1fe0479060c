import type { Currency } from '#domain/money/money.ts'
import type { MediaDraft, ProductDraft, VariantDraft } from '../product-draft.ts'
import type { Refusal } from '../refusals.ts'
import type { FieldReader } from './field-parsers.ts'
import { createFieldReader } from './field-parsers.ts'
import { type FoundPicture, type PictureFiles, readFileSize } from './picture-files.ts'
import type { ReadProduct } from './read-product.ts'
import { readProduct } from './read-product.ts'
import type { CatalogueFile, Row, RowGroup } from './rows.ts'
import { type Translations, translate } from './translations.ts'

/** One product of the file, either ready to be written or refused. */
export type ReadGroup = { rowCount: number; handle: string } & (
  | { ok: true; draft: ProductDraft }
  | { ok: false; refusals: Refusal[] }
)

/** The sources of media: the pictures, and the folders with the 3D models that the server serves. */
type MediaFolders = { pictures: PictureFiles; modelsFolders: readonly string[] }

/**
 * Spec §7 shows the first 10 media of a product, and the model has to be among them, however many pictures there are.
 */
const MODEL_POSITION_MAX = 9

const MODEL_FORMATS = [
  { key: 'arModel', format: 'glb', mimeType: 'model/gltf-binary' },
  { key: 'arModelIos', format: 'usdz', mimeType: 'model/vnd.usdz+zip' },
]

/** Yields the products in the order of the file. */
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
    // A record with several pictures becomes several rows with the same line.
    const common = { rowCount: new Set(rows.map(({ line }) => line)).size, handle }
    yield draft && reader.refusals.length === 0
      ? { ...common, ok: true, draft }
      : { ...common, ok: false, refusals: reader.refusals }
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

/**
 * Reads the pictures of a product by position, then its 3D model if the attributes name one. Sets the picture of each
 * variant to its public URL.
 */
async function readMedia(
  product: ReadProduct,
  rows: readonly Row[],
  reader: FieldReader,
  folders: MediaFolders,
): Promise<MediaDraft[]> {
  const images = await readImages(rows, reader, folders.pictures)
  for (const variant of product.variants) await setVariantPicture(variant, images, reader, folders.pictures)
  const model = await readModel(product, images[0], folders)
  return model ? images.toSpliced(MODEL_POSITION_MAX, 0, model) : images
}

async function readImages(
  rows: readonly Row[],
  reader: FieldReader,
  pictures: PictureFiles,
): Promise<MediaDraft[]> {
  const images: { position: number; image: MediaDraft }[] = []
  for (const row of rows) {
    const source = reader.text(row, 'imageSrc')
    if (source === '') continue
    const picture = await findPicture(row, source, reader, pictures)
    const position = reader.wholeNumber(row, 'imagePosition', images.length + 1)
    if (picture) images.push({ position, image: toImage(picture, reader.text(row, 'imageAlt')) })
  }
  return images.toSorted((left, right) => left.position - right.position).map(({ image }) => image)
}

async function findPicture(row: Row, source: string, reader: FieldReader, pictures: PictureFiles) {
  const result = await pictures(source)
  if (result.ok) return result.picture
  reader.note(row, result.code)
  return null
}

function toImage(picture: FoundPicture, alt: string): MediaDraft {
  return { kind: 'image', ...picture, alt, altTranslations: {}, sources: [] }
}

/** The picture of a variant must be one of the product's own, so a new one is appended. */
async function setVariantPicture(
  variant: VariantDraft,
  images: MediaDraft[],
  reader: FieldReader,
  pictures: PictureFiles,
): Promise<void> {
  if (variant.pictureUrl === null) return
  const picture = await findPicture({ line: variant.line, fields: [] }, variant.pictureUrl, reader, pictures)
  variant.pictureUrl = picture?.url ?? null
  if (picture && !images.some(({ url }) => url === picture.url)) images.push(toImage(picture, ''))
}

/** `custom.arModel` is a glTF binary, `custom.arModelIos` the same model as USDZ. */
async function readModel(
  { metafields }: ReadProduct,
  preview: MediaDraft | undefined,
  { modelsFolders }: MediaFolders,
): Promise<MediaDraft | null> {
  const sources = await Promise.all(
    MODEL_FORMATS.flatMap(({ key, format, mimeType }) => {
      const url = metafields.find((field) => field.namespace === 'custom' && field.key === key)?.value
      return url === undefined ? [] : [toSource({ url, format, mimeType }, modelsFolders)]
    }),
  )
  return sources.length > 0 && preview ? { ...preview, kind: 'model3d', sources } : null
}

async function toSource(
  source: { url: string; format: string; mimeType: string },
  modelsFolders: readonly string[],
) {
  const filesize = await readFileSize(source.url, modelsFolders)
  return { ...source, filesize }
}
