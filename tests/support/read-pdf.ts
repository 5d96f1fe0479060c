import { inflateSync } from 'node:zlib'

/** What a screen reader finds: the kind of each tagged part with its text, or with the description of a figure. */
export type TaggedPart = { readonly tag: string; readonly text: string }

/** The tagged parts of one of our PDF files, in order. It only reads what `pdfkit` writes, not any file. */
export function readTaggedParts(bytes: Uint8Array): TaggedPart[] {
  const objects = readObjects(Buffer.from(bytes).toString('latin1'))
  const elements = [...objects.values()].filter(({ head }) => /^<<\s*\/S \/(?!Document)/.test(head))
  const parts = pagesOf(objects).flatMap((page, at) =>
    readPage(page, objects).map((part) => ({ ...part, page: at, pageObject: page.id })),
  )
  return parts.map(({ tag, mcid, text, pageObject }) => {
    const element = elements.find(
      ({ head }) => head.includes(`/Pg ${pageObject} 0 R`) && new RegExp(`/K \\[${mcid}\\]`).test(head),
    )
    const alt = /\/Alt \(((?:\\.|[^)\\])*)\)/s.exec(element?.head ?? '')?.[1]
    return { tag, text: alt === undefined ? text : decodeText(alt) }
  })
}

/** All texts of the file, one tagged part per line. */
export function readPdfText(bytes: Uint8Array): string {
  return readTaggedParts(bytes)
    .map(({ text }) => text)
    .join('\n')
}

type PdfObject = { id: string; head: string; stream: string }

function readObjects(file: string): Map<string, PdfObject> {
  const found = [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => {
    const [head = '', packed] = body.split('\nstream\n')
    const bytes = packed === undefined ? null : Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1')
    const isPacked = head.includes('FlateDecode') && !head.includes('/Image')
    return [id, { id, head, stream: bytes && isPacked ? inflateSync(bytes).toString('latin1') : '' }] as const
  })
  return new Map(found)
}

function pagesOf(objects: ReadonlyMap<string, PdfObject>): PdfObject[] {
  return [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
}

function readPage({ head }: PdfObject, objects: ReadonlyMap<string, PdfObject>) {
  const referred = (name: string, from: string) =>
    objects.get(new RegExp(`/${name} (?:\\[)?(\\d+) 0 R`).exec(from)?.[1] ?? '')
  const fonts = new Map(
    [...(referred('Resources', head)?.head ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ([, name = '', id = '']) => [
        name,
        readCharacters(referred('ToUnicode', objects.get(id)?.head ?? '')?.stream ?? ''),
      ],
    ),
  )
  const parts: { tag: string; mcid: string; text: string }[] = []
  let open: (typeof parts)[number] | null = null
  let characters: readonly string[] = []
  const tokens = /\/(\w+) <<\s*\/MCID (\d+)\s*>> BDC|\/Artifact BMC|EMC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g
  for (const [token, tag, mcid = '', font, text] of (referred('Contents', head)?.stream ?? '').matchAll(
    tokens,
  )) {
    if (tag) {
      open = { tag, mcid, text: '' }
      parts.push(open)
    } else if (token === 'EMC' || token === '/Artifact BMC') open = null
    else if (font) characters = fonts.get(font) ?? []
    else if (open && text) open.text += readText(text, characters)
  }
  return parts
}

/** A typeface's letters by their numbers in the file. */
function readCharacters(map: string): string[] {
  return [...map.matchAll(/\[((?:<[0-9a-f ]+>\s*)+)\]/g)]
    .flatMap(([, values = '']) => [...values.matchAll(/<([0-9a-f ]+)>/g)])
    .map(([, code = '']) => Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
}

function readText(shown: string, characters: readonly string[]): string {
  return [...shown.matchAll(/<([0-9a-f]+)>/g)]
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((code) => characters[Number.parseInt(code, 16)] ?? '?')
    .join('')
}

/** Decodes a text object, which is in UTF-16 if it starts with a byte order mark. */
function decodeText(text: string): string {
  const plain = text.replaceAll(/\\([()\\])/g, '$1')
  if (!plain.startsWith('\xfe\xff')) return plain
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
}
