import type { Readable } from 'node:stream'
import sax from 'sax'
import type { Row } from '../reading/csv-records.ts'

type Handlers<Item> = {
  open?(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): Item | undefined
}

/** Parses XML as a stream and yields the results of the handlers, which get names without their namespace prefix. */
async function* parseXml<Item>(source: Readable, handlers: Handlers<Item>): AsyncGenerator<Item> {
  const items: Item[] = []
  const xml = sax.parser(true, { position: false })
  // Attributes are strings unless the parser resolves namespaces.
  xml.onopentag = ({ name, attributes }) =>
    handlers.open?.(localName(name), attributes as Record<string, string>)
  xml.ontext = (text) => handlers.text?.(text)
  xml.oncdata = (text) => handlers.text?.(text)
  xml.onclosetag = (name) => {
    const item = handlers.close?.(localName(name))
    if (item !== undefined) items.push(item)
  }
  const decoder = new TextDecoder()
  for await (const chunk of source) {
    xml.write(decoder.decode(chunk as Buffer, { stream: true }))
    yield* items.splice(0)
  }
  xml.close()
  yield* items.splice(0)
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The sheets of a workbook in order, each with the id of the relation that names its part. */
export async function readSheets(source: Readable): Promise<{ name: string; relation: string }[]> {
  const sheets: { name: string; relation: string }[] = []
  const open = (element: string, attributes: Record<string, string>) => {
    if (element === 'sheet') sheets.push({ name: attributes.name ?? '', relation: attributes['r:id'] ?? '' })
  }
  for await (const _ of parseXml(source, { open }));
  return sheets
}

export async function readRelations(source: Readable): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  const open = (element: string, { Id = '', Target = '' }: Record<string, string>) => {
    if (element === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
  }
  for await (const _ of parseXml(source, { open }));
  return targets
}

/** The shared strings that cells refer to by number, without phonetic readings of Asian characters (`rPh`). */
export async function readSharedTexts(source: Readable): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  const handlers: Handlers<string> = {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text(part) {
      if (isText) text += part
    },
    close(name) {
      isText = false
      if (name === 'rPh') isPhonetic = false
      return name === 'si' ? text : undefined
    },
  }
  for await (const item of parseXml(source, handlers)) texts.push(item)
  return texts
}

/** Yields the rows of a sheet that have any text. `line` is the row number in the spreadsheet. */
export async function* readSheetRows(
  source: Readable,
  texts: readonly string[],
): AsyncGenerator<Row, undefined> {
  let line = 0
  let fields: string[] = []
  let cell = { column: 0, type: '' }
  let value = ''
  let isValue = false
  const handlers: Handlers<Row> = {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.r) || line + 1
        fields = []
      }
      if (name === 'c') {
        cell = { column: columnIndex(attributes.r) ?? fields.length, type: attributes.t ?? 'n' }
        value = ''
      }
      isValue = name === 'v' || name === 't'
    },
    text(part) {
      if (isValue) value += part
    },
    close(name) {
      isValue = false
      if (name === 'c' && value !== '' && cell.column < COLUMNS_MAX) {
        while (fields.length < cell.column) fields.push('')
        fields[cell.column] = cellText(value, cell.type, texts)
      }
      return name === 'row' && fields.some((field) => field.trim() !== '') ? { line, fields } : undefined
    },
  }
  yield* parseXml(source, handlers)
}

/** Excel's limit. */
const COLUMNS_MAX = 16_384

/** 'AB12' → 27 */
function columnIndex(reference: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? []
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(value: string, type: string, texts: readonly string[]): string {
  if (type === 's') return (texts[Number(value)] ?? '').replaceAll('\0', '')
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  // Numbers are stored as binary fractions: 19.989999999999998 is 19.99.
  return type === 'n' && Number.isFinite(Number(value))
    ? String(Number(Number(value).toPrecision(15)))
    : value
}
