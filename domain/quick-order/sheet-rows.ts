/** Further columns are ignored. */
const COLUMNS_MAX = 30

/**
 * Reads the rows of an Excel sheet, up to a limit. Only cell tags are searched, each character is read once, and only
 * XML's predefined entities are decoded, so a malicious file cannot expand.
 */
export function readSheetRows(xml: string, sharedTexts: readonly string[], rowsMax: number): string[][] {
  const rows: string[][] = []
  let row: string[] | null = null
  for (const { name, attributes, content } of elements(xml, CELL_TAGS)) {
    if (name === 'row') {
      if (rows.length >= rowsMax) break
      row = []
      rows.push(row)
    } else if (row) {
      const column = columnOf(attributes) ?? row.length
      if (column >= COLUMNS_MAX) continue
      while (row.length < column) row.push('')
      row[column] = cellText(attributes, content, sharedTexts)
    }
  }
  return rows
}

/** The shared strings, which cells reference by index. Phonetic readings of Asian characters (`rPh`) are skipped. */
export function readSharedTexts(xml: string): string[] {
  return [...elements(xml, SHARED_TAGS)].map(({ content }) => textOf(content))
}

type Element = { name: string; attributes: string; content: string }
type Tags = readonly { readonly name: string; readonly hasContent: boolean }[]

const CELL_TAGS: Tags = [
  { name: 'row', hasContent: false },
  { name: 'c', hasContent: true },
]
const SHARED_TAGS: Tags = [{ name: 'si', hasContent: true }]

/** The elements with these tag names in document order, with or without a namespace prefix. */
function* elements(xml: string, tags: Tags): Generator<Element> {
  let offset = xml.indexOf('<')
  while (offset >= 0) {
    const end = xml.indexOf('>', offset)
    if (end < 0) return
    const tag = xml.slice(offset + 1, end)
    const isEmpty = tag.endsWith('/')
    const full = /^[\w:.-]{1,64}/.exec(tag)?.[0] ?? ''
    const name = full.slice(full.indexOf(':') + 1)
    const match = tags.find((one) => one.name === name)
    let next = end + 1
    if (match) {
      const attributes = tag.slice(full.length)
      const close = match.hasContent && !isEmpty ? xml.indexOf(`</${full}>`, end) : -1
      if (match.hasContent && !isEmpty && close < 0) return
      yield { name, attributes, content: close < 0 ? '' : xml.slice(end + 1, close) }
      if (close >= 0) next = close
    }
    offset = xml.indexOf('<', next)
  }
}

function cellText(attributes: string, content: string, sharedTexts: readonly string[]): string {
  const type = attributeOf(attributes, 't')
  if (type === 'inlineStr') return textOf(content)
  const [value = ''] = [...elements(content, [{ name: 'v', hasContent: true }])].map((one) => one.content)
  if (type === 's') return sharedTexts[Number(value)] ?? ''
  if (type === 'e') return ''
  const number = Number(value)
  // Numbers are stored as binary fractions: 2.0000000000000004 is 2.
  const isNumber = (type === '' || type === 'n') && value.trim() !== '' && Number.isFinite(number)
  return isNumber ? String(Number(number.toPrecision(15))) : decodeEntities(value)
}

/** Joins the texts of all `t` elements, without phonetic readings. */
function textOf(content: string): string {
  const tags = ['t', 'rPh'].map((name) => ({ name, hasContent: true }))
  return [...elements(content, tags)]
    .flatMap(({ name, content: text }) => (name === 't' ? decodeEntities(text) : []))
    .join('')
}

function attributeOf(attributes: string, name: string): string {
  const start = ` ${name}="`
  const offset = ` ${attributes.trimStart()}`.indexOf(start)
  return offset < 0 ? '' : (` ${attributes.trimStart()}`.slice(offset + start.length).split('"', 1)[0] ?? '')
}

/** The index of a cell's column, from 0: 'AB12' → 27. */
function columnOf(attributes: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(attributeOf(attributes, 'r'))?.[0]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function decodeEntities(text: string): string {
  return text
    .replace(/&(lt|gt|quot|apos|amp|#\d{1,7}|#x[\da-f]{1,6});/gi, (original, entity: string) => {
      const character = NAMED_ENTITIES[entity.toLowerCase()]
      if (character) return character
      const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : original
    })
    .replaceAll('\0', '')
}

const NAMED_ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
