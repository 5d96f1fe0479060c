import { Zip, ZipPassThrough } from 'fflate'
import type { ExportContent } from '#contracts/export.ts'
import type { DownloadKind } from '#contracts/tearsheet.ts'
import { createUniqueNames } from '#domain/files/archive-names.ts'

type Pieces = Extract<ExportContent, { kind: 'zip' }>['pieces']

export type ZipSources = {
  makeTearsheet(piece: Pieces[number]): Promise<Uint8Array>
  /** Returns a file of the shop by its URL, or null if it is unavailable. */
  readFile(url: string): Promise<Uint8Array | null>
  count(productId: string, kind: DownloadKind): Promise<void>
}

type ZipOutput = {
  write(chunk: Uint8Array): Promise<void>
  report(progress: { done: number; missing: number }): Promise<void>
}

/**
 * Writes an archive with the tearsheet and the CAD file of each piece. One piece is in memory at a time. The files are
 * already compressed, so the archive is not.
 */
export async function makeZip(
  pieces: Pieces,
  { makeTearsheet, readFile, count }: ZipSources,
  { write, report }: ZipOutput,
): Promise<void> {
  const toUniqueName = createUniqueNames()
  const cadFiles = new Set<string>()
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  async function flush() {
    const chunks = ready
    ready = []
    for (const chunk of chunks) if (chunk.length > 0) await write(chunk)
  }
  async function add(name: string, content: Uint8Array) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(content, true)
    await flush()
  }
  let missing = 0
  for (const [index, piece] of pieces.entries()) {
    const { productId, tearsheet } = piece
    const { cadFile } = tearsheet
    const name = [tearsheet.title, tearsheet.article].filter((part) => part !== '').join(' ')
    await add(`tearsheets/${toUniqueName(name, 'pdf')}`, await makeTearsheet(piece))
    await count(productId, 'tearsheet')
    // The variants of a product share one drawing.
    if (cadFile !== null && !cadFiles.has(cadFile)) {
      cadFiles.add(cadFile)
      const content = await readFile(cadFile)
      if (content) {
        await add(`cad/${toUniqueName(tearsheet.title, fileExtension(cadFile))}`, content)
        await count(productId, 'cad')
      } else missing += 1
    }
    await report({ done: index + 1, missing })
  }
  zip.end()
  await flush()
}

function fileExtension(url: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(url)?.[1]?.toLowerCase() ?? 'bin'
}
