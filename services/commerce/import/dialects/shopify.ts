import type { Row } from '../reading/csv-records.ts'
import type { Dialect } from './dialect.ts'

/** Columns that only Matrixify's product sheet has. */
const MATRIXIFY_COLUMNS = ['body html', 'top row', 'row #', 'command']

/** Shopify's own export, and Matrixify's sheet, which differs by a few columns and by lists of pictures. */
export function openShopify(header: readonly string[]): Dialect {
  const titles = header.map((title) => title.trim().toLowerCase())
  const command = titles.indexOf('command')
  const picture = titles.indexOf('image src')
  return {
    format: MATRIXIFY_COLUMNS.some((title) => titles.includes(title)) ? 'matrixify' : 'shopify',
    header,
    ignored: null,
    rowsOf(record, note) {
      if (record.fields[command]?.trim().toUpperCase() === 'DELETE') {
        note(record, 'row-deleted')
        return []
      }
      const pictures = (record.fields[picture] ?? '').split(/;\s*(?=https?:)/)
      return pictures.length < 2 ? [record] : withPictures(record, pictures, picture, titles)
    },
  }
}

/** The record with its first picture, then a row for each further one. */
function withPictures(
  record: Row,
  pictures: readonly string[],
  at: number,
  titles: readonly string[],
): Row[] {
  const identity = new Set([titles.indexOf('handle'), titles.indexOf('url handle'), titles.indexOf('title')])
  return pictures.map((url, index) => {
    const isFirst = index === 0
    const fields = record.fields.map((field, column) => (isFirst || identity.has(column) ? field : ''))
    return { line: record.line, fields: fields.with(at, url) }
  })
}
